import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { CurrentVectors } from './current-vectors.ts';
import { OccupationSpace } from './occupation-space.ts';
import { TitleIndex, type TitleMeaning } from './title-index.ts';

/** Limit of cached titles per country; the newest are cached. */
const maxTitles = 300_000;
/** Titles per batch; other requests are handled between batches. */
const batchSize = 500;
/** Transactions may commit in another order than their ids, so the newest titles are read again. */
const settledAfterMs = 60_000;
const unsettled = 2_000;
/** Time limit of a search for titles that are still loading. */
const loadTimeoutMs = 1_000;
/** Cache lifetime: a new taxonomy, a new table of vectors or a title that was committed out of order is found after it. */
const freshForMs = 5_000;

/** A cache of the titles of each searched country, per process. */
export interface TitleCache {
  /**
   * The index of a country's titles, of open and closed jobs; null while it is loading. With `newestId` it waits until
   * that title is loaded, and loads newer ones in the background.
   */
  of(country: string, newestId?: number): Promise<TitleIndex | null>;
}

interface CachedTitles {
  index: TitleIndex;
  /** No new id can appear up to `settledId`; `seenId` is the highest id at the time `seenAt`. */
  settledId: number;
  seenId: number;
  seenAt: number;
  /** Identifies the vectors or the taxonomy that the titles were added with. */
  meaning: string;
}

/** `vectors` give titles their meaning; without a table of them the groups of a loaded taxonomy do. */
export function createTitleCache(db: Db, vectors: CurrentVectors | null): TitleCache {
  const byCountry = new Map<string, CachedTitles>();
  const loading = new Map<string, Promise<void>>();
  const loadedAt = new Map<string, number>();
  const meanings = createMeanings(db, vectors);

  async function load(country: string): Promise<void> {
    const known = byCountry.get(country);
    const [meaning, fresh] = await Promise.all([
      meanings.newest(),
      known ? readTitles(db, country, known.settledId) : [],
    ]);
    const isCurrent = known?.meaning === meaning.name;
    const held: CachedTitles = isCurrent ? known : await begin(country, meaning);
    let rows = isCurrent ? fresh : await readTitles(db, country, held.settledId);
    let lastId = held.seenId;
    for (;;) {
      for (const { id, value } of rows) held.index.add(id, value);
      lastId = Math.max(lastId, rows.at(-1)?.id ?? 0);
      if (rows.length < batchSize) break;
      rows = await readTitles(db, country, rows.at(-1)?.id ?? 0);
    }
    byCountry.set(country, settle(held, lastId, isCurrent));
  }

  async function begin(country: string, { name, load }: LoadableMeaning): Promise<CachedTitles> {
    const index = new TitleIndex(await load());
    const first = await findFirstCachedId(db, country);
    return { index, settledId: first, seenId: first, seenAt: performance.now(), meaning: name };
  }

  function startLoading(country: string): Promise<void> {
    const known = loading.get(country);
    if (known !== undefined) return known;
    loadedAt.set(country, performance.now());
    const work = load(country).finally(() => loading.delete(country));
    loading.set(country, work);
    // Logged here, because a search does not wait for a background load.
    work.catch((error: unknown) => console.warn(`Titles could not be fetched: ${String(error)}`));
    return work;
  }

  return {
    async of(country, newestId = Number.POSITIVE_INFINITY) {
      const index = byCountry.get(country)?.index;
      if (index !== undefined && index.newestId >= newestId) {
        if (performance.now() - (loadedAt.get(country) ?? 0) > freshForMs) startLoading(country);
        return index;
      }
      const isDone = await Promise.race([startLoading(country).then(() => true), later(loadTimeoutMs)]);
      return isDone ? (byCountry.get(country)?.index ?? null) : null;
    },
  };
}

interface LoadableMeaning {
  name: string;
  load(): Promise<TitleMeaning>;
}

/** What gives titles their meaning now: the table of vectors, otherwise the taxonomy, which is learnt once. */
function createMeanings(db: Db, vectors: CurrentVectors | null) {
  let space: { taxonomy: string; learnt: Promise<OccupationSpace | null> } | null = null;

  function spaceOf(taxonomy: string): Promise<OccupationSpace | null> {
    if (space?.taxonomy !== taxonomy) {
      space = { taxonomy, learnt: learn(db) };
      space.learnt.catch(() => {
        space = null;
      });
    }
    return space.learnt;
  }

  return {
    async newest(): Promise<LoadableMeaning> {
      const table = await vectors?.get();
      if (table) return { name: `vectors ${table.version}`, load: async () => ({ vectors: table }) };
      const taxonomy = await taxonomyVersion(db);
      return { name: `taxonomy ${taxonomy}`, load: async () => ({ space: await spaceOf(taxonomy) }) };
    },
  };
}

/** Titles of the first load are settled except for the newest; later ones become settled after a while. */
function settle(held: CachedTitles, lastId: number, isCurrent: boolean): CachedTitles {
  const seenAt = performance.now();
  if (!isCurrent)
    return { ...held, settledId: Math.max(held.settledId, lastId - unsettled), seenId: lastId, seenAt };
  if (seenAt - held.seenAt < settledAfterMs) return held;
  return { ...held, settledId: held.seenId, seenId: lastId, seenAt };
}

const readTitles = (db: Db, country: string, after: number) =>
  db
    .selectFrom('job_titles')
    .select(['id', 'value'])
    .where('country_key', '=', country)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute();

const later = (ms: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), ms).unref());

/** Changes when a taxonomy is loaded or deleted. */
async function taxonomyVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select coalesce((select max(id) from occupation_titles), 0) || ' ' ||
      coalesce((select min(id) from occupation_titles), 0) as mark`.execute(db);
  return rows[0]?.mark ?? '';
}

async function learn(db: Db): Promise<OccupationSpace | null> {
  const space = new OccupationSpace();
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('occupation_titles')
      .select(['id', 'group_code as group', 'title'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const row of rows) space.learn(row);
    if (last === 0 && rows.length === 0) return null;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) break;
  }
  space.finish();
  return space;
}

async function findFirstCachedId(db: Db, country: string): Promise<number> {
  const row = await db
    .selectFrom('job_titles')
    .select('id')
    .where('country_key', '=', country)
    .orderBy('id', 'desc')
    .offset(maxTitles)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}
