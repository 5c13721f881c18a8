import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { importSource } from '../clean/clean-job.ts';
import { blockKey, detailOf } from '../duplicates/same-job.ts';
import { type ImportCounts, noCounts } from './import-counts.ts';
import type { Clean, ImportRow } from './import-row.ts';
import { importTables, type JobSourceTable } from './import-tables.ts';
import { addSiblings, addSourceShare, remergeJobs } from './join-sources.ts';
import { findStoredSources, identify, isEarlierRow, markSeen, type StoredSource } from './known-sources.ts';
import { blocksOf, limitBatches, lockBlocks, lockJobs } from './lock-blocks.ts';
import { mergeDuplicates, type NewSource } from './merge-duplicates.ts';
import { cleanRow } from './preclean-rows.ts';
import { publishingStatusChanges } from './publish-status-changes.ts';

/**
 * Stores a batch in the caller's transaction and returns the counts of its rows' outcomes. Other imports run at the
 * same time, unless they store the same advertisements.
 */
export async function storeRows(
  tx: Db,
  fileId: Buffer,
  rows: readonly ImportRow[],
  clean: Clean,
): Promise<ImportCounts> {
  await limitBatches(tx);
  await lockBlocks(tx, await blocksOf(tx, rows));
  const counts = noCounts();
  const known = await findStoredSources(tx, rows);
  const fresh: NewSource[] = [];
  const changed: NewSource[] = [];
  const seen: StoredSource[] = [];
  for (const row of rows) {
    const { key, before } = identify(row, fileId, known);
    if (before && isEarlierRow(before, row, fileId)) counts.repeated++;
    else if (before && before.gone_at === null && before.content_hash.equals(row.contentHash)) {
      counts.unchanged++;
      if (before.file_id.equals(fileId) && before.row_number === row.row) continue;
      const here = { ...before, file_id: fileId, row_number: row.row };
      seen.push(here);
      known.set(key, here);
    } else {
      const arrival = toArrival(row, key, fileId, clean, before);
      (before ? changed : fresh).push(arrival);
      known.set(key, { ...arrival, job_id: before?.job_id ?? 0, gone_at: null });
    }
  }
  await markSeen(tx, fileId, seen);
  // Rows that were thought to be unchanged: most often none.
  await lockBlocks(tx, [...fresh, ...changed]);
  counts.changed = changed.length;
  counts.merged = await mergeDuplicates(tx, fresh);
  await lockJobs(tx, jobsOf([...fresh, ...changed]));
  counts.created = fresh.length - counts.merged;
  await publishingStatusChanges(tx, jobsOf([...fresh, ...changed]), () => storeArrivals(tx, fresh, changed));
  return counts;
}

/** Stored jobs that the advertisements are of. */
const jobsOf = (arrivals: readonly NewSource[]): number[] =>
  arrivals.flatMap(({ job }) => (typeof job === 'number' ? [job] : []));

function toArrival(
  row: ImportRow,
  key: string,
  fileId: Buffer,
  clean: Clean,
  before: StoredSource | undefined,
): NewSource {
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
    feed: row.feed,
    location_ids: [...draft.locationIds],
    other_places: [...(draft.otherPlaces ?? [])],
    is_open: draft.status !== 'closed',
    draft,
    job: before?.job_id ?? 0,
    pay: draft.salary
      ? [draft.salary.currency, draft.salary.period, draft.salary.min, draft.salary.max]
      : null,
    hasRequisitions: row.hasRequisitions,
  };
}

async function storeArrivals(
  tx: Db,
  fresh: readonly NewSource[],
  changed: readonly NewSource[],
): Promise<void> {
  const merged = fresh.filter((one) => !one.is_primary);
  for (const one of merged) if (typeof one.job !== 'number') addSourceShare(one.job.draft, one);
  const jobs = [...fresh, ...changed].filter((one) => one.is_primary);
  await addSiblings(
    tx,
    changed.filter((one) => one.is_primary),
  );
  await useKnownNames(tx, jobs);
  const { ids } = await upsertJobs(
    tx,
    jobs.map((one) => one.draft),
  );
  const idOf = new Map(jobs.map((one, index) => [one, ids[index] ?? 0]));
  const jobIdOf = (one: NewSource): number =>
    typeof one.job === 'number' ? one.job : (idOf.get(one.job) ?? 0);
  const rows = [...fresh, ...changed].map((one) => ({ ...columnsOf(one), job_id: jobIdOf(one) }));
  await storeSources(tx, rows);
  const joined = [...fresh, ...changed].filter((one) => !one.is_primary);
  await remergeJobs(
    tx,
    joined.flatMap(({ job }) => (typeof job === 'number' ? [job] : [])),
  );
}

const columnsOf = ({
  draft: _draft,
  job: _job,
  pay: _pay,
  hasRequisitions: _hasRequisitions,
  ...columns
}: NewSource): Omit<JobSourceTable, 'job_id' | 'seen_at' | 'gone_at'> => columns;

/** Another import has stored one of the advertisements meanwhile, in another block. The batch is to be stored again. */
export class ImportConflict extends Error {}

async function storeSources(tx: Db, rows: Omit<JobSourceTable, 'seen_at' | 'gone_at'>[]): Promise<void> {
  const present = rows.map((row) => ({ ...row, gone_at: null }));
  const stored = await insertRows(present, (chunk) =>
    importTables(tx)
      .insertInto('job_sources')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('source_key')
          .doUpdateSet((eb) => ({
            url: eb.ref('excluded.url'),
            country_key: eb.ref('excluded.country_key'),
            file_id: eb.ref('excluded.file_id'),
            row_number: eb.ref('excluded.row_number'),
            content_hash: eb.ref('excluded.content_hash'),
            block_key: eb.ref('excluded.block_key'),
            fingerprint: eb.ref('excluded.fingerprint'),
            detail: eb.ref('excluded.detail'),
            feed: eb.ref('excluded.feed'),
            location_ids: eb.ref('excluded.location_ids'),
            other_places: eb.ref('excluded.other_places'),
            is_open: eb.ref('excluded.is_open'),
            gone_at: null,
            seen_at: sql<Date>`now()`,
          }))
          .whereRef('job_sources.job_id', '=', 'excluded.job_id'),
      )
      .returning('source_key'),
  );
  if (stored.length < rows.length) throw new ImportConflict();
}

/** The first spelling of a company's name is kept, or each source would rename it. */
async function useKnownNames(tx: Db, jobs: readonly NewSource[]): Promise<void> {
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
