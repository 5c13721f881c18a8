import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Db } from '../../database/pools.ts';

export interface JobSourceTable {
  source_key: string;
  job_id: number;
  is_primary: boolean;
  url: string | null;
  country_key: string;
  file_id: Buffer;
  row_number: number;
  content_hash: Buffer;
  /** 48 bits, which a JavaScript number holds. */
  block_key: number;
  fingerprint: Buffer;
  detail: string;
  /** The source and the country of its file: what one file can be the whole of. */
  feed: string | null;
  location_ids: number[];
  other_places: string[];
  is_open: boolean;
  /** Since when its source no longer names it. */
  gone_at: Date | null;
  seen_at: Generated<Date>;
}

export interface ImportCheckpointTable {
  id: Buffer;
  file_name: string;
  mapping: string;
  country: string;
  rows_done: number;
  counts: ColumnType<Record<string, number>, string, string>;
  late_refusals: ColumnType<LateRefusal[], string, string>;
  finished_at: Date | null;
  updated_at: ColumnType<Date, Date, Date>;
}

/** A row that only cleaning or the database refused; kept, so that a resumed import can name it again. */
export interface LateRefusal {
  line: number;
  reason: string;
}

interface ImportTables {
  job_sources: JobSourceTable;
  import_checkpoints: ImportCheckpointTable;
}

/** The import's own tables, which no other part of the API reads. */
export const importTables = (db: Db): Kysely<ImportTables> => db as unknown as Kysely<ImportTables>;
