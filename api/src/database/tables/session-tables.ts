import type { HandOffSite, SiteScope } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Id = Generated<number>;
type Time = ColumnType<Date, Date | undefined, Date>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

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

interface SiteTokensTable {
  id: Id;
  site: HandOffSite;
  account_id: number;
  session_id: number;
  scopes: SiteScope[];
  access_hash: Buffer;
  access_expires_at: Date;
  refresh_hash: Buffer;
  used_refresh_hash: Maybe<Buffer>;
}

/** The tables of sessions, their protection and their hand-over. */
export interface SessionTables {
  sessions: SessionsTable;
  owner_proofs: OwnerProofsTable;
  attempts: AttemptsTable;
  known_devices: KnownDevicesTable;
  hand_offs: HandOffsTable;
  site_tokens: SiteTokensTable;
}
