import type {
  AttendanceDecision,
  Interview,
  InterviewReason,
  InterviewResult,
  InterviewState,
  PickRefusalReason,
} from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface InterviewsTable {
  id: Generated<number>;
  application_id: number;
  recruiter_id: number;
  state: Generated<InterviewState>;
  /** The application whose open interview it is; unique. Null once it is off, and set by no older version. */
  open_application_id: Maybe<number>;
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
  /** Further times that the employer offers until one is accepted; seconds. */
  other_times: Generated<number[]>;
  /** What the interview is about. */
  topics: Maybe<string>;
  /** The version in which place, link, duration or another detail last changed. */
  details_version: Maybe<number>;
  ended_by: Maybe<'jobseeker' | 'recruiter'>;
  reason: Maybe<InterviewReason>;
  checked_in_at: Maybe<Date>;
  /**
   * The attendance that follows from the marks of both sides; null without a mark and while marks contradict each
   * other.
   */
  attended: Maybe<boolean>;
  attendance_by: Maybe<'jobseeker' | 'recruiter'>;
  /** Whether the candidate was there, by either side; null in rows that an older version marked. */
  jobseeker_attended: Maybe<boolean>;
  recruiter_attended: Maybe<boolean>;
  /** Whether the employer came, by the candidate. */
  employer_attended: Maybe<boolean>;
  /** What an admin decided on a contested absence, why, and when. It outweighs the marks. */
  decision: Maybe<AttendanceDecision>;
  decision_reason: Maybe<string>;
  decided_at: Maybe<Date>;
  appeal_text: Maybe<string>;
  appealed_at: Maybe<Date>;
  /** Cancelled with its application, inside the limit for cancelling. */
  is_late: Generated<boolean>;
  /** Time from which the result can be asked for; null for the default. */
  result_from: Maybe<Date>;
  result_requested_at: Maybe<Date>;
  result: Maybe<InterviewResult>;
  invited_at: Date;
  updated_at: Date;
  version: Generated<number>;
  /** Which version its candidate was last written to about, and what it was then. */
  mailed_version: Generated<number>;
  mailed_state: Maybe<InterviewState>;
  mailed_starts_at: Maybe<Date>;
  mailed_result: Maybe<InterviewResult>;
  mailed_attended: Maybe<boolean>;
  mailed_decided_at: Maybe<Date>;
  /** The last time that both sides agreed on a time. */
  accepted_at: Maybe<Date>;
  /** The start time that the candidate was reminded of. */
  reminded_day_before: Maybe<Date>;
  reminded_hour_before: Maybe<Date>;
}

interface InterestsTable {
  id: Generated<number>;
  account_id: number;
  recruiter_id: number;
  application_id: number;
  job_id: number;
  note: Maybe<string>;
  at: Date;
  dismissed_at: Maybe<Date>;
}

interface PickRefusalsTable {
  account_id: number;
  job_id: number;
  reason: PickRefusalReason;
  at: Date;
}

interface RefusedTitlesTable {
  account_id: number;
  title_id: number;
  at: Date;
}

/** Tables of recruiters' suggestions to applicants, and of recommended jobs. */
export interface InterviewTables {
  interests: InterestsTable;
  interviews: InterviewsTable;
  pick_refusals: PickRefusalsTable;
  refused_titles: RefusedTitlesTable;
}
