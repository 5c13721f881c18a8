import type {
  ApplicationNewsEvent,
  ChatEvent,
  DeclineReason,
  MessageContent,
  MessageKind,
  ReportOutcome,
  SentProfile,
  StoredDraft,
  StoryStep,
  WithdrawReason,
} from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Id = Generated<number>;
type Time = ColumnType<Date, Date | undefined, Date>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface SavedJobsTable {
  id: Id;
  account_id: number;
  job_id: number;
  saved_at: Time;
}

export interface StoredAnswer {
  question_id: number;
  question: string;
  answer: string;
  kind?: 'text' | 'yes_no' | 'choice';
  format?: 'number' | 'date';
  /** Absent where any answer would do. */
  is_expected?: boolean;
}

export interface ApplicationsTable {
  id: Id;
  account_id: number;
  job_id: number;
  recruiter_id: Maybe<number>;
  status: Generated<'pending' | 'viewed' | 'accepted' | 'declined' | 'withdrawn'>;
  exchange_status: Generated<'none' | 'requested' | 'exchanged'>;
  first_message: string;
  /** Written as JSON text. */
  screening_answers: ColumnType<StoredAnswer[], string, string>;
  resume_id: Maybe<number>;
  resume_filename: Maybe<string>;
  /** Shared with the résumé; deleted with its last reference. */
  resume_file_key: Maybe<string>;
  resume_format: Maybe<'pdf' | 'doc' | 'docx'>;
  resume_size: Maybe<number>;
  video_filename: Maybe<string>;
  /** Shared with the video résumé; deleted with its last reference. */
  video_file_key: Maybe<string>;
  video_size: Maybe<number>;
  video_seconds: Maybe<number>;
  /** Written as JSON text; null for an application from before profiles were kept. */
  profile: ColumnType<SentProfile | null, string | null | undefined, string | null>;
  /** The status that the person was last mailed about. */
  mailed_status: Maybe<string>;
  is_shared: Generated<boolean>;
  withdraw_reason: Maybe<WithdrawReason>;
  decline_reason: Maybe<DeclineReason>;
  decline_text: Maybe<string>;
  /** The latest step of the employer that the person has not seen; null without one. */
  news_at: Maybe<Date>;
  news_event: Maybe<ApplicationNewsEvent>;
  /** The site where the person applied instead of here. */
  external_host: Maybe<string>;
  source: string;
  applied_at: Time;
  /** Time of the first reply or decision; the database sets it with the step. */
  answered_at: ColumnType<Date | null, never, never>;
  updated_at: Time;
}

/** The second and third résumé of an application. */
interface ApplicationResumesTable {
  id: Id;
  application_id: number;
  number: number;
  filename: string;
  file_key: string;
  format: 'pdf' | 'doc' | 'docx';
  size: number;
}

/** An application that was not sent yet. */
interface ApplicationDraftsTable {
  account_id: number;
  job_id: number;
  /** Written as JSON text. */
  content: ColumnType<Omit<StoredDraft, 'written_at'>, string, string>;
  written_at: Date;
}

type Actor = 'jobseeker' | 'recruiter' | 'system';
type TimelineEvent =
  | 'applied'
  | 'viewed'
  | 'replied'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'job_closed'
  | 'job_on_hold';

export interface ApplicationStepsTable {
  id: Id;
  application_id: number;
  at: Time;
  actor: Actor;
  event: TimelineEvent;
}

/** Steps of interviews and offers: in a table of their own, because older versions do not know their events. */
interface StoryStepsTable {
  id: Id;
  application_id: number;
  at: Date;
  actor: Actor;
  event: Exclude<StoryStep['event'], TimelineEvent | 'other'>;
}

interface ApplicationOpeningsTable {
  id: Id;
  application_id: number;
  reader_id: Maybe<number>;
  reader_name: string;
  part: 'application' | 'resume' | 'video';
  filename: Maybe<string>;
  at: Date;
}

export interface ChatsTable {
  id: Id;
  /** Null in a chat that began without an application (`chat_starts`), until the person applies. */
  application_id: Maybe<number>;
  jobseeker_id: number;
  recruiter_id: number;
  last_message_id: Maybe<number>;
  /** The last message that the job seeker was mailed about. */
  mailed_message_id: Maybe<number>;
  pushed_message_id: Maybe<number>;
  jobseeker_delivered: Generated<number>;
  jobseeker_read: Generated<number>;
  recruiter_delivered: Generated<number>;
  recruiter_read: Generated<number>;
  updated_at: Time;
}

export interface MessagesTable {
  id: Id;
  chat_id: number;
  sender: 'jobseeker' | 'recruiter';
  sender_id: Maybe<number>;
  client_key: Maybe<string>;
  /** A later version may have stored a kind that this one does not know. */
  kind: Generated<MessageKind>;
  /** Shown where the kind is not known. */
  text: string;
  /** Set in messages of the kind `system`; a later version may have stored other values. */
  event: Maybe<ChatEvent | 'other'>;
  /** Of messages of the kinds `interview` and `offer`. */
  interview_id: Maybe<number>;
  offer_id: Maybe<number>;
  /** Of messages of the kinds `mobile`, with the numbers that were exchanged, and `resume`. */
  state: Maybe<MessageContent<'mobile' | 'resume'>['state']>;
  jobseeker_mobile: Maybe<string>;
  recruiter_mobile: Maybe<string>;
  /** Of messages of the kinds `picture`, `file` and `resume`: null once the file is gone. */
  filename: Maybe<string>;
  format: Maybe<MessageContent<'file'>['format']>;
  size: Maybe<number>;
  /** Of a picture, in pixels. */
  width: Maybe<number>;
  height: Maybe<number>;
  file_key: Maybe<string>;
  /** Kind of an automatic message; at most one of each in a chat. */
  automatic: Maybe<'greeting' | 'resume'>;
  sent_at: Time;
}

/** Automatic messages of chats, at most one of each kind in a chat (primary key). */
interface AutomaticMessagesTable {
  chat_id: number;
  kind: 'greeting' | 'resume';
  message_id: number;
}

/** The text or the file of a recalled message, for reports. */
interface RecalledMessagesTable {
  message_id: number;
  /** Who wrote it. */
  account_id: number;
  text: string;
  filename: Maybe<string>;
  format: Maybe<string>;
  file_key: Maybe<string>;
  recalled_at: Date;
}

export interface JobReportsTable {
  id: Id;
  job_id: number;
  account_id: number;
  /** Of the list `report_job_reasons`. */
  reason_id: number;
  category: 'spam' | 'discrimination' | 'broken';
  details: Generated<string>;
  reported_at: Time;
  /** Null while it is checked. */
  decision_id: Maybe<number>;
}

/** An admin's decision on the reports of a job. */
export interface JobReportDecisionsTable {
  id: Id;
  job_id: number;
  outcome: ReportOutcome;
  note: Generated<string>;
  reports: number;
  decided_by: Maybe<number>;
  decided_at: Date;
}

/** The tables of saved and reported jobs, applications and chats. */
export interface ApplicationTables {
  saved_jobs: SavedJobsTable;
  job_reports: JobReportsTable;
  job_report_decisions: JobReportDecisionsTable;
  applications: ApplicationsTable;
  application_drafts: ApplicationDraftsTable;
  application_resumes: ApplicationResumesTable;
  application_steps: ApplicationStepsTable;
  application_openings: ApplicationOpeningsTable;
  story_steps: StoryStepsTable;
  chats: ChatsTable;
  messages: MessagesTable;
  automatic_messages: AutomaticMessagesTable;
  recalled_messages: RecalledMessagesTable;
}
