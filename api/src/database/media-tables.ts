import type { ColumnType, Generated } from 'kysely';

type Id = Generated<number>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface AvatarsTable {
  id: Id;
  account_id: number;
  key: string;
  file_key: string;
  kind: 'uploaded' | 'generated';
  created_at: Date;
  unused_since: Maybe<Date>;
}

/** The tables of pictures and of what is written with AI. */
export interface MediaTables {
  avatars: AvatarsTable;
}
