import type { ChangeEventName, HandOffSite } from '@jobharbor/shared/contracts';
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
  /** IANA name, of the browser. */
  time_zone: Maybe<string>;
  created_at: Time;
  last_seen_at: Time;
  expires_at: Date;
  /** When its user signed in by a factor; null: at `created_at`. */
  begun_at: Maybe<Date>;
}

interface OwnerProofsTable {
  token_hash: Buffer;
  session_id: number;
  expires_at: Date;
}

interface AccountUndosTable {
  id: Id;
  account_id: number;
  token_hash: Buffer;
  event: ChangeEventName;
  ways_in: ColumnType<WaysIn, string, never>;
  created_at: Date;
  expires_at: Date;
}

/** Rows of what signs in, as JSON of the database. */
export interface WaysIn {
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

export type SocialType = 'google' | 'apple' | 'line' | 'facebook' | 'x';

interface SocialStatesTable {
  state_hash: Buffer;
  social_type: SocialType;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  /** The name that the provider sends once only, in the form of its redirect; as JSON text. */
  told_name: Maybe<string>;
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

interface PasskeysTable {
  id: Id;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: ColumnType<number, number | undefined, number>;
  name: string;
  created_at: Date;
  last_used_at: Maybe<Date>;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  account_id: Maybe<number>;
  browser_hash: Maybe<Buffer>;
  expires_at: Date;
}

interface PendingLoginsTable {
  token_hash: Buffer;
  account_id: number;
  /** Reason for the wait. */
  factor: ColumnType<'app' | 'mail', 'app' | 'mail' | undefined, never>;
  attempts: ColumnType<number, number | undefined, number>;
  expires_at: Date;
}

interface QrLoginsTable {
  token_hash: Buffer;
  browser_hash: Buffer;
  user_agent: string | null;
  address: string;
  country_key: string | null;
  created_at: Date;
  expires_at: Date;
  account_id: Maybe<number>;
  session_id: Maybe<number>;
  is_approved: Maybe<boolean>;
  is_proved: Generated<boolean>;
  used_at: Maybe<Date>;
}

interface HandOffsTable {
  code_hash: Buffer;
  site: HandOffSite;
  account_id: number;
  session_id: number;
  redirect: string;
  language: string;
  country_key: string;
  expires_at: Date;
}

interface RecruitersTable {
  account_id: number;
  company_id: number;
  title: Generated<string>;
  managed_by: Maybe<number>;
}

interface IdempotencyKeysTable {
  account_id: number;
  scope: string;
  key: string;
  fingerprint: Buffer;
  resource_id: number;
  created_at: Time;
}

/** The tables of accounts, sessions and the ways to sign in. */
export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  owner_proofs: OwnerProofsTable;
  account_undos: AccountUndosTable;
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
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  qr_logins: QrLoginsTable;
  hand_offs: HandOffsTable;
  idempotency_keys: IdempotencyKeysTable;
}
