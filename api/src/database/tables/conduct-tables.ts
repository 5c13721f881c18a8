import type {
  CompanyEvidence,
  ConductEvidence,
  ConductKind,
  ConductOutcome,
  ReportOutcome,
} from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

export interface ConductReportsTable {
  id: Generated<number>;
  /** Who reports. */
  account_id: number;
  kind: ConductKind;
  /** Of the chat, the recruiter, the interview or the application. */
  subject_id: number;
  /** Null after that account was deleted. */
  accused_id: number | null;
  /** Of the list of the kind. */
  reason_id: number;
  details: string;
  /** Written as JSON text. */
  evidence: ColumnType<ConductEvidence, string, string>;
  reported_at: Date;
  /** Null while it is checked. */
  decision_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** An admin's decision on a report; kept apart, because the export of the reporter's data must not contain its note. */
export interface ConductReportDecisionsTable {
  id: Generated<number>;
  outcome: ConductOutcome;
  note: string;
  decided_by: number | null;
  decided_at: Date;
}

export interface CompanyReportsTable {
  id: Generated<number>;
  company_id: number;
  account_id: number;
  /** Of the list `report_job_reasons`. */
  reason_id: number;
  details: string;
  /** Written as JSON text. */
  evidence: ColumnType<CompanyEvidence, string, string>;
  reported_at: Date;
  /** Null while it is checked. */
  decision_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** An admin's decision on the reports of a company. */
export interface CompanyReportDecisionsTable {
  id: Generated<number>;
  company_id: number;
  outcome: ReportOutcome;
  note: string;
  /** Number of reports that it answers. */
  reports: number;
  decided_by: number | null;
  decided_at: Date;
}

/** The tables of reports of chats, people and companies. */
export interface ConductTables {
  company_reports: CompanyReportsTable;
  company_report_decisions: CompanyReportDecisionsTable;
  conduct_reports: ConductReportsTable;
  conduct_report_decisions: ConductReportDecisionsTable;
}
