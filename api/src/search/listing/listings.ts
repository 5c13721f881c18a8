import { countryByKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { filterColumnNames } from '../../search-filters/filter-columns.ts';
import { CountryListing, type ListedJob } from './country-listing.ts';

/**
 * Below this many jobs no listing needs to be synchronised. With 350 jobs the database needs some 15 ms of processor time
 * for the facets of one search, a listing less than one.
 */
const minListedJobs = 100;
const jobsAtOnce = 10_000;

export interface Listings {
  /** The country's listing when it is loaded and up to date; otherwise null, and it is loaded in the background. */
  of(country: string): CountryListing | null;
  stop(): Promise<void>;
}

type Held = { state: 'loading' | 'small' } | { state: 'ready'; listing: CountryListing };

/**
 * The listings of the countries that are searched, updated by the events of `indexJobs` some milliseconds after each
 * commit. Every process has its own; all are reloaded after a gap in the event connection.
 */
export function createListings({
  db,
  events,
  smallest = minListedJobs,
}: {
  db: Db;
  events: EventBus;
  smallest?: number;
}): Listings {
  let held = new Map<string, Held>();
  const changed = new Set<number>();
  let work: Promise<void> = Promise.resolve();

  /** A queue, so that an earlier read never overwrites a later one. */
  const queue = (task: () => Promise<void>): void => {
    work = work.then(task).catch((error: unknown) => {
      // After a failed update the listing may be stale, so it is dropped.
      held = new Map();
      console.warn(`A listing could not be kept: ${error instanceof Error ? error.message : String(error)}`);
    });
  };

  async function load(country: string, loading: Held): Promise<void> {
    const isWanted = () => held.get(country) === loading;
    if (!isWanted()) return;
    const loaded = await loadListing(db, country, smallest);
    if (isWanted() && loaded !== null) held.set(country, loaded);
  }

  async function catchUp(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    if (ids.length > 0) await updateListings(db, held, ids);
  }

  const unsubscribe = events.subscribe((event) => {
    if (event.kind !== 'listing' || held.size === 0) return;
    if (changed.size === 0) queue(catchUp);
    for (const id of event.job_ids) changed.add(id);
  });
  const unsubscribeGap = events.onGap(() => {
    held = new Map();
  });
  return {
    of(country) {
      const one = held.get(country);
      if (one === undefined) {
        const loading: Held = { state: 'loading' };
        held.set(country, loading);
        queue(() => load(country, loading));
      }
      return one?.state === 'ready' ? one.listing : null;
    },
    async stop() {
      unsubscribe();
      unsubscribeGap();
      held = new Map();
      await work;
    },
  };
}

/** A country's listing from the database; null where there is no such country. */
async function loadListing(db: Db, country: string, smallest: number): Promise<Held | null> {
  const key = countryByKey(country)?.key;
  if (key === undefined) return null;
  const { rows } = await sql<{ size: number }>`
    select count(*) as size from (select from search_documents where country_key = ${country} limit ${smallest}) counted`.execute(
    db,
  );
  if ((rows[0]?.size ?? 0) < smallest) return { state: 'small' };
  const listing = new CountryListing(key);
  for (let last = 0; ; ) {
    const jobs = await readJobs(
      db,
      sql`country_key = ${country} and job_id > ${last} order by job_id limit ${jobsAtOnce}`,
    );
    listing.fill(jobs);
    if (jobs.length < jobsAtOnce) break;
    last = jobs.at(-1)?.job_id ?? 0;
  }
  listing.sort();
  return { state: 'ready', listing };
}

/** Puts changed jobs into the listings, or drops them. A country that was too small may be large enough now. */
async function updateListings(db: Db, held: Map<string, Held>, ids: readonly number[]): Promise<void> {
  const jobs = new Map(
    (await readJobs(db, sql`job_id = any(${ids}::bigint[])`)).map((job) => [
      `${job.country_key} ${job.job_id}`,
      job,
    ]),
  );
  for (const [country, one] of held) {
    if (one.state === 'small') held.delete(country);
    if (one.state !== 'ready') continue;
    for (const id of ids) {
      const job = jobs.get(`${country} ${id}`);
      if (job === undefined) one.listing.drop(id);
      else one.listing.put(job);
    }
  }
}

async function readJobs(
  db: Db,
  where: ReturnType<typeof sql>,
): Promise<(ListedJob & { country_key: string })[]> {
  const { rows } = await sql<ListedJob & { country_key: string }>`
    select country_key, job_id, title_id, extract(epoch from listed_at)::float8 as listed_at,
      extract(epoch from removed_at)::float8 as removed_at, extract(epoch from expires_at)::float8 as expires_at,
      extract(epoch from posted_at)::float8 as posted_at, salary_low, salary_high,
      ${sql.join(filterColumnNames.map((column) => sql.ref(column)))}
    from search_documents where ${where}`.execute(db);
  return rows;
}
