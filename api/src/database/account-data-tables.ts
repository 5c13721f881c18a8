import type { ColumnType } from 'kysely';

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

/** The tables of what an account's owner takes along. */
export interface AccountDataTables {
  data_exports: DataExportsTable;
}
