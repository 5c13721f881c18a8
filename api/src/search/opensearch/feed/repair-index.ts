import { setTimeout as delay } from 'node:timers/promises';
import type { CountryKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/pools.ts';
import { SearchBusyError, SearchUnavailableError } from '../../search-engine.ts';
import type { OpenSearch } from '../connection/connect-opensearch.ts';
import { newIndexOf, ownAliasOf } from '../index-format.ts';
import { readDocuments } from '../job-document.ts';
import { type Comparison, compareIndex } from './compare-index.ts';
import { createIndex, deleteIncomplete, switchAlias } from './indices.ts';
import { storeDocuments } from './store-documents.ts';

export interface IndexTools {
  /** The primary: what it has committed is read. */
  db: Db;
  server: OpenSearch;
  warn: (sentence: string) => void;
  /** Called before each batch: what else waits to be stored. A large country takes many minutes. */
  between?: () => Promise<unknown>;
  /** Ends a repair between two batches. */
  signal?: AbortSignal;
}

interface CountryIndex {
  country: CountryKey;
  index: string;
  /** No search reads it yet: its batches need not be visible one by one, and their order does not matter. */
  isNew?: boolean;
}

/** Some 5 MB, of which a node has several at once in its memory. */
const jobsAtOnce = 500;

/** Batches of a new index that are on their way: one is read from the database while the nodes work on the other. */
const batchesAtOnce = 2;

/** Jobs change while others are stored. What still differs after so many turns cannot be stored. */
const maxTurns = 10;

/** Stores what differs from the database, until nothing does. */
export async function repairIndex(
  tools: IndexTools,
  one: CountryIndex,
): Promise<Comparison & { stored: number }> {
  for (let stored = 0, turn = 1; ; turn += 1) {
    const comparison = await compareIndex(tools.db, tools.server, one);
    const { different } = comparison;
    if (different.length === 0 || turn > maxTurns) return { ...comparison, stored };
    await storeAll(tools, one, different);
    stored += different.length;
  }
}

async function storeAll(tools: IndexTools, one: CountryIndex, ids: readonly number[]): Promise<void> {
  const batches = inBatches(ids);
  async function storeRest(isFirst: boolean): Promise<void> {
    for (const batch of batches) {
      // One at a time, so that of two versions of a job the older one is not stored last.
      if (isFirst) await tools.between?.();
      await untilTaken(() => storeJobs(tools, one, batch), tools.signal);
    }
  }
  const all = Array.from({ length: one.isNew ? batchesAtOnce : 1 }, (_, at) => storeRest(at === 0));
  // All have ended when this does, also where one fails.
  const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

function* inBatches(ids: readonly number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += jobsAtOnce) yield ids.slice(start, start + jobsAtOnce);
}

/** Stores one job of the country, as it is in the database; rejects where the index takes no changes, as with a full disk. */
export async function probeIndex(tools: IndexTools, one: CountryIndex): Promise<void> {
  const { rows } = await sql<{ job_id: number }>`
    select job_id from search_documents where country_key = ${one.country} limit 1`.execute(tools.db);
  await storeJobs(
    tools,
    one,
    rows.map(({ job_id }) => job_id),
  );
}

async function storeJobs(
  { db, server, warn, signal }: IndexTools,
  { country, index, isNew = false }: CountryIndex,
  ids: readonly number[],
) {
  signal?.throwIfAborted();
  const rows = await readDocuments(db, sql`country_key = ${country} and job_id = any(${ids}::bigint[])`);
  const found = new Set(rows.map(({ job_id }) => job_id));
  const changes = [
    ...rows.map((row) => ({ country, alias: ownAliasOf(index), row })),
    ...ids.filter((id) => !found.has(id)).map((jobId) => ({ country, index, jobId })),
  ];
  const [refusal] = await storeDocuments(server, changes, warn, { hidden: isNew });
  if (refusal) throw new (refusal.isBusy ? SearchBusyError : SearchUnavailableError)(refusal.reason);
}

/** Milliseconds between attempts to store a batch in a cluster with too much to do. A new index begins anew after the last. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000];

async function untilTaken(store: () => Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof SearchBusyError)) throw error;
      await delay(pause, undefined, { signal });
    }
  }
  await store();
}

/**
 * A new index of a country beside the present one, which answers searches until the new one is complete. One at a time for a
 * country: others begun before are deleted.
 */
export async function rebuildIndex(tools: IndexTools, country: CountryKey): Promise<Comparison> {
  const { server } = tools;
  const one = { country, index: newIndexOf(server.settings, country) };
  await deleteIncomplete(server, country);
  await createIndex(server, one.index);
  // Where none takes changes, as with a full disk, that costs the database no comparison each time it is tried.
  await probeIndex(tools, one);
  await repairIndex(tools, { ...one, isNew: true });
  await switchAlias(server, country, one.index);
  // What changed between the last comparison and the switch was stored in the index before.
  return repairIndex(tools, one);
}
