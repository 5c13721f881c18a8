import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface DataExportsTable {
  id: string;
  account_id: number;
  status: ColumnType<'queued' | 'ready', undefined, 'queued' | 'ready'>;
  language: string;
  file_key: Maybe<string>;
  size: Maybe<number>;
  requested_at: Date;
  expires_at: Maybe<Date>;
}

export interface SuspensionsTable {
  id: Generated<number>;
  account_id: number;
  reason: string;
  suspended_by: Maybe<number>;
  suspended_at: Date;
  is_final: ColumnType<boolean, boolean | undefined, boolean>;
  appeal_token_hash: Buffer;
  appeal_text: Maybe<string>;
  appealed_at: Maybe<Date>;
  lifted_by: Maybe<number>;
  lifted_at: Maybe<Date>;
}

/** Tables of data exports of an account, and of admins' decisions about it. */
export interface AccountDataTables {
  data_exports: DataExportsTable;
  suspensions: SuspensionsTable;
}
