import type { ColumnType, Generated } from 'kysely';

type Id = Generated<number>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

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

/** The tables of the ways to sign in. */
export interface SignInTables {
  sign_in_links: SignInLinksTable;
  social_states: SocialStatesTable;
  social_identities: SocialIdentitiesTable;
  social_proofs: SocialProofsTable;
  two_factors: TwoFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  pending_logins: PendingLoginsTable;
  qr_logins: QrLoginsTable;
}
