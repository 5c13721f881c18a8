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
  /** 48 bits, within JavaScript's safe integers. */
  block_key: number;
  fingerprint: Buffer;
  detail: string;
  /** The source and the country of its file: the set that `--missing close` takes a file to be complete for. */
  feed: string | null;
  location_ids: number[];
  other_places: string[];
  is_open: boolean;
  /** When its source stopped listing it. */
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

/** A row that was refused by cleaning or by the database; stored, so that a resumed import can report it again. */
export interface LateRefusal {
  line: number;
  reason: string;
}

interface ImportTables {
  job_sources: JobSourceTable;
  import_checkpoints: ImportCheckpointTable;
}

/** The import's own tables; no other part of the API reads them. */
export const importTables = (db: Db): Kysely<ImportTables> => db as unknown as Kysely<ImportTables>;
