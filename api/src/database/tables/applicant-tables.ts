import type { CompanyStage, DeclineReason } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface CompanyStagesTable {
  id: Generated<number>;
  company_id: number;
  position: number;
  name: string;
  status: CompanyStage['status'];
}

interface ApplicantRecordsTable {
  application_id: number;
  stage_id: Maybe<number>;
  tags: Generated<string[]>;
}

interface ApplicantNotesTable {
  id: Generated<number>;
  application_id: number;
  author_id: Maybe<number>;
  text: string;
  written_at: Date;
}

interface ApplicantMentionsTable {
  note_id: number;
  account_id: number;
  read_at: Maybe<Date>;
}

interface PlannedDeclinesTable {
  application_id: number;
  decided_by: number;
  reason: DeclineReason;
  text: string;
  /** Whether the application was accepted when it was decided. */
  was_accepted: boolean;
  told_at: Date;
}

interface CompanyDeclineTextsTable {
  company_id: number;
  language: string;
  text: string;
}

interface ApplicantExportsTable {
  id: Generated<number>;
  company_id: number;
  job_id: number;
  account_id: Maybe<number>;
  at: Date;
  rows: number;
}

/** What teams keep about their applicants. No query of the job seeker's side reads these tables. */
export interface ApplicantTables {
  applicant_exports: ApplicantExportsTable;
  applicant_mentions: ApplicantMentionsTable;
  applicant_notes: ApplicantNotesTable;
  applicant_records: ApplicantRecordsTable;
  company_decline_texts: CompanyDeclineTextsTable;
  company_stages: CompanyStagesTable;
  planned_declines: PlannedDeclinesTable;
}
