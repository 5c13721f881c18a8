import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { type CleanJob, importSource } from '../clean/clean-job.ts';
import type { JobHead } from '../clean/job-head.ts';
import { blockKey, detailOf } from '../duplicates/same-job.ts';
import type { RawJob } from '../map/apply-mapping.ts';
import { cleanRow } from './clean-ahead.ts';
import { type ImportCounts, noCounts } from './import-counts.ts';
import { importTables, type JobSourceTable } from './import-tables.ts';
import { type Arrival, addTo, addToStored, settleDuplicates } from './settle-duplicates.ts';

/** A record that has what every job needs, not yet cleaned. */
export interface ImportRow {
  /** Position in the file, counting every item. */
  row: number;
  line: number;
  raw: RawJob;
  head: JobHead;
  sourceKey: string;
  contentHash: Buffer;
  cleaned?: { draft: JobDraft; fingerprint: Buffer } | { error: unknown };
}

export type Clean = (row: ImportRow) => CleanJob;

type Known = Pick<
  JobSourceTable,
  'source_key' | 'job_id' | 'is_primary' | 'file_id' | 'row_number' | 'content_hash' | 'block_key'
>;

/** Only one import writes at a time: two would not see each other's duplicates. */
const writerLock = 7_740_040;

/** Stores a batch in the caller's transaction and says what became of its rows. */
export async function storeRows(
  tx: Db,
  fileId: Buffer,
  rows: readonly ImportRow[],
  clean: Clean,
): Promise<ImportCounts> {
  await sql`select pg_advisory_xact_lock(${writerLock})`.execute(tx);
  const counts = noCounts();
  const known = await findKnown(tx, rows);
  const fresh: Arrival[] = [];
  const changed: Arrival[] = [];
  for (const row of rows) {
    const { key, before } = identify(row, fileId, known);
    if (before?.content_hash.equals(row.contentHash))
      counts[isEarlierRow(before, row, fileId) ? 'repeated' : 'unchanged']++;
    else if (before && isEarlierRow(before, row, fileId)) counts.repeated++;
    else {
      const arrival = toArrival(row, key, fileId, clean, before);
      (before ? changed : fresh).push(arrival);
      known.set(key, { ...arrival, job_id: before?.job_id ?? 0 });
    }
  }
  counts.changed = changed.length;
  counts.merged = await settleDuplicates(tx, fresh);
  counts.created = fresh.length - counts.merged;
  await storeArrivals(tx, fresh, changed);
  return counts;
}

async function findKnown(tx: Db, rows: readonly ImportRow[]): Promise<Map<string, Known>> {
  const keys = rows.flatMap((row) => [row.sourceKey, twinKey(row)]);
  const found = await importTables(tx)
    .selectFrom('job_sources')
    .select(['source_key', 'job_id', 'is_primary', 'file_id', 'row_number', 'content_hash', 'block_key'])
    .where(sql<boolean>`source_key = any(${keys}::text[])`)
    .execute();
  return new Map(found.map((one) => [one.source_key, one]));
}

const isEarlierRow = (before: Known, row: ImportRow, fileId: Buffer): boolean =>
  before.file_id.equals(fileId) && before.row_number < row.row;

/** Some sources give one id to several jobs: the later ones are told apart by what they are. */
const twinKey = (row: ImportRow): string => `${row.sourceKey}~${blockKey(row.head)}`;

function identify(
  row: ImportRow,
  fileId: Buffer,
  known: Map<string, Known>,
): { key: string; before: Known | undefined } {
  const before = known.get(row.sourceKey);
  const isTwin = before && isEarlierRow(before, row, fileId) && before.block_key !== blockKey(row.head);
  const key = isTwin ? twinKey(row) : row.sourceKey;
  return { key, before: known.get(key) };
}

function toArrival(
  row: ImportRow,
  key: string,
  fileId: Buffer,
  clean: Clean,
  before: Known | undefined,
): Arrival {
  const cleaned = row.cleaned ?? cleanRow(row, clean);
  if ('error' in cleaned) throw cleaned.error;
  const draft = { ...cleaned.draft, sourceId: key };
  return {
    source_key: key,
    is_primary: before?.is_primary ?? true,
    url: draft.externalUrl ?? null,
    country_key: draft.countryKey,
    file_id: fileId,
    row_number: row.row,
    content_hash: row.contentHash,
    block_key: blockKey(row.head),
    fingerprint: cleaned.fingerprint,
    detail: detailOf(draft, row.raw.places ?? []),
    draft,
    job: before?.job_id ?? 0,
  };
}

async function storeArrivals(tx: Db, fresh: readonly Arrival[], changed: readonly Arrival[]): Promise<void> {
  const merged = fresh.filter((one) => !one.is_primary);
  for (const one of merged) if (typeof one.job !== 'number') addTo(one.job.draft, one.draft);
  const jobs = [...fresh, ...changed].filter((one) => one.is_primary);
  await useKnownNames(tx, jobs);
  const { ids } = await upsertJobs(
    tx,
    jobs.map((one) => one.draft),
  );
  const idOf = new Map(jobs.map((one, index) => [one, ids[index] ?? 0]));
  const jobIdOf = (one: Arrival): number =>
    typeof one.job === 'number' ? one.job : (idOf.get(one.job) ?? 0);
  await addToStored(
    tx,
    merged.filter((one) => typeof one.job === 'number'),
  );
  const rows = [...fresh, ...changed].map((one) => ({ ...columnsOf(one), job_id: jobIdOf(one) }));
  if (rows.length > 0) await storeSources(tx, rows);
}

const columnsOf = ({
  draft: _draft,
  job: _job,
  ...columns
}: Arrival): Omit<JobSourceTable, 'job_id' | 'seen_at'> => columns;

async function storeSources(tx: Db, rows: Omit<JobSourceTable, 'seen_at'>[]): Promise<void> {
  await importTables(tx)
    .insertInto('job_sources')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('source_key').doUpdateSet((eb) => ({
        url: eb.ref('excluded.url'),
        country_key: eb.ref('excluded.country_key'),
        file_id: eb.ref('excluded.file_id'),
        row_number: eb.ref('excluded.row_number'),
        content_hash: eb.ref('excluded.content_hash'),
        block_key: eb.ref('excluded.block_key'),
        fingerprint: eb.ref('excluded.fingerprint'),
        detail: eb.ref('excluded.detail'),
        seen_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** A company keeps the spelling of its name that came first, else each source would rename it to its own. */
async function useKnownNames(tx: Db, jobs: readonly Arrival[]): Promise<void> {
  const keys = [...new Set(jobs.map((one) => one.draft.company.sourceKey))];
  const found = await tx
    .selectFrom('companies')
    .select(['source_key', 'name'])
    .where('source', '=', importSource)
    .where(sql<boolean>`source_key = any(${keys}::text[])`)
    .execute();
  const names = new Map(found.map((company) => [company.source_key, company.name]));
  for (const { draft } of jobs) {
    const name = names.get(draft.company.sourceKey) ?? draft.company.name;
    names.set(draft.company.sourceKey, name);
    draft.company = { ...draft.company, name };
  }
}
