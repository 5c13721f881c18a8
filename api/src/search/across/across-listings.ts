import { sql } from 'kysely';
import { workArrangements } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { filterColumnNames } from '../../search-filters/filter-columns.ts';
import { type AcrossJob, AcrossListing } from './across-listing.ts';

export const remoteIds = workArrangements.filter(({ key }) => key === 'remote').map(({ id }) => id);

export interface AcrossListings {
  /** The listing, up to date with the events so far. The first call loads it. */
  get(): Promise<AcrossListing>;
  stop(): Promise<void>;
}

/**
 * The listing over all countries, updated by the same events as those of countries. Unlike theirs it is awaited: it holds
 * only a part of the jobs, and no database query replaces it.
 */
export function createAcrossListings({ db, events }: { db: Db; events: EventBus }): AcrossListings {
  let loading: Promise<AcrossListing> | null = null;
  let changed = new Set<number>();
  let catchingUp: Promise<void> = Promise.resolve();

  async function load(): Promise<AcrossListing> {
    // Jobs that change while it loads are read again.
    changed = new Set();
    return new AcrossListing(await readAcrossJobs(db, null));
  }

  async function get(): Promise<AcrossListing> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    const listing = await loading;
    // One after the other: who comes while jobs are read waits for them too.
    catchingUp = catchingUp.catch(() => {}).then(() => catchUp(listing));
    await catchingUp;
    return listing;
  }

  async function catchUp(listing: AcrossListing): Promise<void> {
    if (changed.size === 0) return;
    const ids = [...changed];
    // A job that changes again while it is read is read again.
    changed.clear();
    const read = await readAcrossJobs(db, ids).catch((error: unknown) => {
      for (const id of ids) changed.add(id);
      throw error;
    });
    const jobs = new Map(read.map((job) => [job.job_id, job]));
    for (const id of ids) {
      const job = jobs.get(id);
      if (job === undefined) listing.drop(id);
      else listing.put(job);
    }
  }

  const unsubscribe = events.subscribe((event) => {
    if (event.kind !== 'listing' || loading === null) return;
    for (const id of event.job_ids) changed.add(id);
  });
  const unsubscribeGap = events.onGap(() => {
    loading = null;
  });
  return {
    get,
    async stop() {
      unsubscribe();
      unsubscribeGap();
      await loading?.catch(() => {});
      loading = null;
    },
  };
}

/** The jobs of all lists over all countries, or those of them with these ids. */
export async function readAcrossJobs(db: Db, ids: readonly number[] | null): Promise<AcrossJob[]> {
  const { rows } = await sql<AcrossJob>`
    select d.country_key, d.job_id, d.title_id, extract(epoch from d.listed_at)::float8 as listed_at,
      extract(epoch from d.removed_at)::float8 as removed_at, extract(epoch from d.expires_at)::float8 as expires_at,
      extract(epoch from d.posted_at)::float8 as posted_at, d.salary_low, d.salary_high, j.time_zone, j.visa_sponsorship,
      ${sql.join(filterColumnNames.map((column) => sql.ref(`d.${column}`)))}
    from search_documents d join jobs j on j.id = d.job_id
    where (d.work_arrangement_id = any(${remoteIds}::bigint[]) or d.is_web3 or j.visa_sponsorship)
      ${ids === null ? sql`` : sql`and d.job_id = any(${ids}::bigint[])`}`.execute(db);
  return rows;
}
