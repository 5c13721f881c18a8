import type { Interview, InterviewReason, InterviewState } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface InterviewsTable {
  id: Generated<number>;
  application_id: number;
  recruiter_id: number;
  state: Generated<InterviewState>;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  kind: Interview['kind'];
  place: Maybe<string>;
  link: Maybe<string>;
  contact_name: Maybe<string>;
  contact_phone: Maybe<string>;
  note: Maybe<string>;
  /** Seconds. */
  proposed_times: Generated<number[]>;
  ended_by: Maybe<'jobseeker' | 'recruiter'>;
  reason: Maybe<InterviewReason>;
  invited_at: Date;
  updated_at: Date;
  version: Generated<number>;
}

/** The tables of what recruiters offer to applicants. */
export interface InterviewTables {
  interviews: InterviewsTable;
}
