import type { CompanyStage } from '@jobharbor/shared/contracts';
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

/** What teams keep about their applicants. No query of the job seeker's side reads these tables. */
export interface ApplicantTables {
  applicant_mentions: ApplicantMentionsTable;
  applicant_notes: ApplicantNotesTable;
  applicant_records: ApplicantRecordsTable;
  company_stages: CompanyStagesTable;
}
