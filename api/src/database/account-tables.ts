import type { SentProfile, WithdrawReason } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Id = Generated<number>;
type Time = ColumnType<Date, Date | undefined, Date>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface AccountsTable {
  id: Id;
  role: 'jobseeker' | 'recruiter' | 'guest' | 'admin';
  email: Maybe<string>;
  email_key: Maybe<string>;
  password_hash: Maybe<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  avatar_url: Maybe<string>;
  phone_num: Maybe<string>;
  location: Maybe<string>;
  headline: Maybe<string>;
  summary: Maybe<string>;
  /** ISO date. */
  birthday: Maybe<string>;
  working_since: Maybe<number>;
  notice_period_id: Maybe<number>;
  user_identity_id: Maybe<number>;
  is_email_verified: Generated<boolean>;
  is_mobile_verified: Generated<boolean>;
  is_profile_completed: Generated<boolean>;
  is_subscribed: Generated<boolean>;
  accepted_terms_at: Maybe<Date>;
  suspended_at: Maybe<Date>;
  /** When the account goes, unless its owner keeps it before. */
  deletion_due_at: Maybe<Date>;
  country_key: Maybe<string>;
  /** Tag of the language that mails come in; null until one is chosen. */
  language: Maybe<string>;
  source: Maybe<string>;
  version: Generated<number>;
  created_at: Time;
  updated_at: Time;
  last_active_at: Maybe<Date>;
}

interface SessionsTable {
  id: Id;
  account_id: number;
  token_hash: Buffer;
  user_agent: Maybe<string>;
  /** Internet address and country of the last use. */
  address: Maybe<string>;
  country_key: Maybe<string>;
  created_at: Time;
  last_seen_at: Time;
  expires_at: Date;
}

interface AttemptsTable {
  key: string;
  count: number;
  resets_at: Date;
  /** How many times in a row the allowance was used up. */
  strikes: Generated<number>;
}

interface KnownDevicesTable {
  token_hash: Buffer;
  account_id: number;
  last_used_at: Date;
}

interface SignInLinksTable {
  email_key: string;
  email: string;
  token_hash: Buffer;
  browser_hash: Buffer;
  redirect: Generated<string>;
  expires_at: Date;
  used_at: Maybe<Date>;
}

export type SocialType = 'google' | 'line' | 'facebook' | 'x';

interface SocialStatesTable {
  state_hash: Buffer;
  social_type: SocialType;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  redirect: Generated<string>;
  expires_at: Date;
}

interface SocialIdentitiesTable {
  social_type: SocialType;
  subject: string;
  account_id: number;
  linked_at: Date;
}

interface SocialProofsTable {
  token_hash: Buffer;
  social_type: SocialType;
  subject: string;
  email_key: string;
  expires_at: Date;
}

interface TwoFactorsTable {
  account_id: number;
  secret: string;
  confirmed_at: Maybe<Date>;
  last_step: ColumnType<number, number | undefined, number>;
  created_at: Date;
}

interface RecoveryCodesTable {
  account_id: number;
  code_hash: Buffer;
}

interface PendingLoginsTable {
  token_hash: Buffer;
  account_id: number;
  attempts: ColumnType<number, number | undefined, number>;
  expires_at: Date;
}

interface RecruitersTable {
  account_id: number;
  company_id: number;
  title: Generated<string>;
  managed_by: Maybe<number>;
}

export interface ResumesTable {
  id: Id;
  account_id: number;
  filename: string;
  format: 'pdf' | 'doc' | 'docx';
  kind: 'uploaded' | 'generated';
  size: number;
  file_key: string;
  uploaded_at: Time;
  /** Gone for everybody, but restorable for a while. */
  deleted_at: Maybe<Date>;
  is_default: Generated<boolean>;
  /** What a generated one was made from (`resumeDesign`). Written as JSON text. */
  design: ColumnType<unknown, string | null | undefined, string | null>;
  /** The word by which its owner judged what was read from it. */
  sync_rating: Maybe<string>;
}

export type ProfileEntryKind =
  | 'work_experience'
  | 'education'
  | 'skill'
  | 'language'
  | 'website'
  | 'license_certification'
  | 'job_preference';

/** Entries of a profile of which there may be several. */
export interface ProfileEntriesTable {
  id: Id;
  account_id: number;
  kind: ProfileEntryKind;
  /** Written as JSON text; what it holds is the kind's contract. */
  content: ColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

interface IdempotencyKeysTable {
  account_id: number;
  scope: string;
  key: string;
  fingerprint: Buffer;
  resource_id: number;
  created_at: Time;
}

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
  /** Shared with the résumé while that exists; the last to go deletes the file. */
  resume_file_key: Maybe<string>;
  resume_format: Maybe<'pdf' | 'doc' | 'docx'>;
  resume_size: Maybe<number>;
  video_filename: Maybe<string>;
  /** Shared with the video résumé while that exists; the last to go deletes the file. */
  video_file_key: Maybe<string>;
  video_size: Maybe<number>;
  video_seconds: Maybe<number>;
  /** Written as JSON text; null for an application from before profiles were kept. */
  profile: ColumnType<SentProfile | null, string | null | undefined, string | null>;
  /** The status that the person was last mailed about. */
  mailed_status: Maybe<string>;
  is_shared: Generated<boolean>;
  withdraw_reason: Maybe<WithdrawReason>;
  source: string;
  applied_at: Time;
  updated_at: Time;
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

interface ApplicationOpeningsTable {
  id: Id;
  application_id: number;
  reader_id: Maybe<number>;
  reader_name: string;
  part: 'application' | 'resume' | 'video';
  at: Date;
}

export interface ChatsTable {
  id: Id;
  application_id: number;
  jobseeker_id: number;
  recruiter_id: number;
  last_message_id: Maybe<number>;
  /** The last message that the job seeker was mailed about. */
  mailed_message_id: Maybe<number>;
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
  text: string;
  sent_at: Time;
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
}

/** The tables of accounts, sessions, files, applications and chats. */
export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  attempts: AttemptsTable;
  known_devices: KnownDevicesTable;
  sign_in_links: SignInLinksTable;
  social_states: SocialStatesTable;
  social_identities: SocialIdentitiesTable;
  social_proofs: SocialProofsTable;
  recruiters: RecruitersTable;
  two_factors: TwoFactorsTable;
  recovery_codes: RecoveryCodesTable;
  pending_logins: PendingLoginsTable;
  resumes: ResumesTable;
  profile_entries: ProfileEntriesTable;
  idempotency_keys: IdempotencyKeysTable;
  saved_jobs: SavedJobsTable;
  job_reports: JobReportsTable;
  applications: ApplicationsTable;
  application_steps: ApplicationStepsTable;
  application_openings: ApplicationOpeningsTable;
  chats: ChatsTable;
  messages: MessagesTable;
}
