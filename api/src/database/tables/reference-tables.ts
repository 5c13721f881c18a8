import type { Reference, ReferenceRelation, ReferenceState } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A sentence of somebody else about the owner of a profile, or the request for it. */
export interface ProfileReferencesTable {
  id: Generated<number>;
  account_id: number;
  /** Of the writer. */
  email: string;
  email_key: string;
  writer_name: string;
  relation: ReferenceRelation;
  /** Written as JSON text: the job or school as it was when the person asked. */
  about: ColumnType<Reference['about'], string, never>;
  /** Of the mail. */
  language: string;
  token_hash: Buffer;
  asked_at: Date;
  /** Until when the link takes an answer. One that was written can be withdrawn later, too. */
  expires_at: Date;
  state: Exclude<ReferenceState, 'expired'>;
  /** The sentence. */
  body: Maybe<string>;
  answered_at: Maybe<Date>;
  is_shown: Generated<boolean>;
}

/** Addresses that want no mails which ask for references, as keyed hashes. */
interface UnwantedReferencesTable {
  address_hash: string;
  created_at: Date;
}

export interface ReferenceTables {
  profile_references: ProfileReferencesTable;
  unwanted_references: UnwantedReferencesTable;
}
