import { formatDay } from '../../i18n/index.ts';
import { useCall, useLocale, useTimeZone } from '../../remote/index.ts';
import { Notice } from '../../ui/index.ts';
import { ownConductReportsCall } from './report-calls.ts';
import { type ReportedSubject, useReportTexts } from './report-texts.ts';

/** When the person reported one of `subjects`, and what came of it; nothing for what they did not report. */
export function OwnConductReports({ subjects }: { subjects: readonly ReportedSubject[] }) {
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const t = useReportTexts();
  const { data } = useCall(ownConductReportsCall, {}, { staleTime: 60_000 });
  const reports = subjects.flatMap(({ kind, id }) => {
    const report = data?.reports.find((one) => one.kind === kind && one.subject_id === id);
    return report ? [{ ...report, kind }] : [];
  });
  return reports.map(({ kind, reported_at, decision }) => (
    <Notice key={kind} role="status" title={t(`own_${kind}`, { day: formatDay(tag, timeZone, reported_at) })}>
      <p>{t(decision?.outcome ?? 'checking')}</p>
    </Notice>
  ));
}
