export { ConductReportButton, type ConductReportButtonProps } from './conduct-report-button.tsx';
export { OwnConductReports } from './own-conduct-reports.tsx';
export type { ReportedSubject } from './report-texts.ts';
