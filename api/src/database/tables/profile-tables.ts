import type { ReadingState } from '@jobharbor/shared/contracts/profile/resume-sync';
import type { ColumnType, Generated } from 'kysely';

type Id = Generated<number>;
type Time = ColumnType<Date, Date | undefined, Date>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface ResumesTable {
  id: Id;
  account_id: number;
  filename: string;
  format: 'pdf' | 'doc' | 'docx';
  kind: 'uploaded' | 'generated';
  size: number;
  file_key: string;
  uploaded_at: Time;
  /** Soft deletion: hidden, but restorable for some minutes. */
  deleted_at: Maybe<Date>;
  is_default: Generated<boolean>;
  /** Source of a generated résumé (`resumeDesign`), as JSON text. */
  design: ColumnType<unknown, string | null | undefined, string | null>;
  /** The word by which its owner judged what was read from it. */
  sync_rating: Maybe<string>;
  /** Whether an uploaded one opens; null until it was tried. */
  opening: Maybe<'open' | 'locked' | 'damaged'>;
}

/** Results of reading a résumé, with the state of the reading. */
export interface ResumeReadingsTable {
  resume_id: number;
  /** Of the process that reads it. */
  claim: string;
  /** Version of the code that read it. */
  reader: string;
  state: ReadingState;
  started_at: ColumnType<Date, Date, Date>;
  /** Error code. */
  failure: Maybe<number>;
  /** {@link ReadResume} as JSON. */
  result: Maybe<string>;
}

export type ProfileEntryKind =
  | 'work_experience'
  | 'education'
  | 'skill'
  | 'language'
  | 'website'
  | 'license_certification'
  | 'job_preference'
  | 'greeting'
  | 'common_phrase';

/** Entries of a profile of which there may be several. */
export interface ProfileEntriesTable {
  id: Id;
  account_id: number;
  kind: ProfileEntryKind;
  /** Written as JSON text; what it holds is the kind's contract. */
  content: ColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
  /** Position among the entries of its kind; null for one that was added after they were ordered. */
  position: Generated<number | null>;
  created_at: Time;
  updated_at: Time;
  /** Of a licence whose number and name were looked for at its check address: what was checked, and for whom. */
  proof_key: Maybe<string>;
  proof_name: Maybe<string>;
  proof_found_at: Maybe<Date>;
  proof_due_at: Maybe<Date>;
}

/** The tables of résumés and of the entries of profiles. */
export interface ProfileTables {
  resumes: ResumesTable;
  resume_readings: ResumeReadingsTable;
  profile_entries: ProfileEntriesTable;
}
