import type { ChangeEventName, CompanyPermission, CompanyRole } from '@jobharbor/shared/contracts';
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
  /** Street and house, for the owner's own use. */
  address: Maybe<string>;
  /** ISO 3166 alpha-2, lower case. */
  nationality: Maybe<string>;
  job_seeking_status_id: Maybe<number>;
  /** Countries in which the person may work without a permit, ISO 3166 alpha-2, lower case. */
  work_eligibility: ColumnType<string[], string[] | undefined, string[]>;
  /** Method and time of the onboarding. */
  onboarded_method: Maybe<string>;
  onboarded_at: Maybe<Date>;
  is_email_verified: Generated<boolean>;
  is_mobile_verified: Generated<boolean>;
  is_profile_completed: Generated<boolean>;
  is_subscribed: Generated<boolean>;
  accepted_terms_at: Maybe<Date>;
  suspended_at: Maybe<Date>;
  /** When the account goes, unless its owner keeps it before. */
  deletion_due_at: Maybe<Date>;
  country_key: Maybe<string>;
  /** Tag of the language that mails come in: of the page where the account was made, until one is chosen. */
  language: Maybe<string>;
  source: Maybe<string>;
  /** Campaign parameters of the address that led to the sign-up. */
  campaign: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  /** Code of the invite link by which the account was made, and the network where that was. */
  invite_code: Maybe<string>;
  invite_network: Maybe<string>;
  version: Generated<number>;
  created_at: Time;
  updated_at: Time;
  last_active_at: Maybe<Date>;
  /** The latest activity before the part of the day of `last_active_at`. */
  active_before_at: Maybe<Date>;
  shows_activity: Generated<boolean>;
  /** Whether the greeting in use and the default résumé are sent by themselves. */
  sends_greeting: Generated<boolean>;
  sends_resume: Generated<boolean>;
  /** Whether searches are added to the history. */
  keeps_searches: Generated<boolean>;
  shows_vip_badge: Generated<boolean>;
}

interface PresencesTable {
  account_id: number;
  present_until: Date;
}

interface AccountUndosTable {
  id: Id;
  account_id: number;
  token_hash: Buffer;
  event: ChangeEventName;
  ways_in: ColumnType<SignInMethods, string, never>;
  created_at: Date;
  expires_at: Date;
}

/** Rows of the sign-in methods, as JSON of the database. */
export interface SignInMethods {
  account: {
    email: string | null;
    email_key: string | null;
    is_email_verified: boolean;
    phone_num: string | null;
    is_mobile_verified: boolean;
    password_hash: string | null;
    deletion_due_at: string | null;
  };
  passkeys: Record<string, unknown>[];
  two_factors: Record<string, unknown>[];
  recovery_codes: Record<string, unknown>[];
  social_identities: Record<string, unknown>[];
}

interface CompanyUndosTable {
  id: Id;
  company_id: number;
  account_id: number;
  token_hash: Buffer;
  /** Rows of `recruiters`, as JSON of the database. */
  members: ColumnType<Record<string, unknown>[], string, never>;
  created_at: Date;
  expires_at: Date;
}

interface RecruitersTable {
  account_id: number;
  company_id: number;
  title: Generated<string>;
  managed_by: Maybe<number>;
  role: Generated<CompanyRole>;
  /** Granted beside those of the role. */
  permissions: Generated<CompanyPermission[]>;
  joined_at: Time;
}

interface IdempotencyKeysTable {
  account_id: number;
  scope: string;
  key: string;
  fingerprint: Buffer;
  resource_id: number;
  created_at: Time;
}

/** The tables of accounts and recruiters. */
export interface AccountTables {
  accounts: AccountsTable;
  presences: PresencesTable;
  account_undos: AccountUndosTable;
  company_undos: CompanyUndosTable;
  recruiters: RecruitersTable;
  idempotency_keys: IdempotencyKeysTable;
}
