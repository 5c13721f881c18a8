import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { OccupationSpace } from './occupation-space.ts';
import { TitleIndex } from './title-index.ts';

/** Of a country with more titles than this, the newest are held. */
const mostTitles = 300_000;
/** Read and learnt in one go; other requests are answered in between. */
const titlesAtOnce = 500;
/** Two writers may commit in another order than they drew their ids: what is newer than this is read once more. */
const settledAfterMs = 60_000;
const unsettled = 2_000;
/** A search does not wait longer for titles that are still being fetched. */
const patienceMs = 1_000;
/** How long a taxonomy that was loaded, and a title that overtook a newer one, may go unnoticed. */
const freshForMs = 5_000;

/** Titles of the countries that are searched, by process. */
export interface HeldTitles {
  /**
   * Those of open and closed jobs alike; null while they are being fetched. Who knows of a newest title waits for it
   * alone: what is held up to there is answered at once, and the rest read afterwards.
   */
  of(country: string, newestId?: number): Promise<TitleIndex | null>;
}

interface Held {
  index: TitleIndex;
  /** Up to here nothing new can come; then the last id that was seen some time ago, and when that was. */
  settledId: number;
  seenId: number;
  seenAt: number;
  taxonomy: string;
}

export function createHeldTitles(db: Db): HeldTitles {
  const byCountry = new Map<string, Held>();
  const underWay = new Map<string, Promise<void>>();
  const broughtUpAt = new Map<string, number>();
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

  async function bringUp(country: string): Promise<void> {
    const known = byCountry.get(country);
    const [taxonomy, fresh] = await Promise.all([
      taxonomyMark(db),
      known ? readTitles(db, country, known.settledId) : [],
    ]);
    const isCurrent = known?.taxonomy === taxonomy;
    const held: Held = isCurrent ? known : await begin(country, taxonomy);
    let rows = isCurrent ? fresh : await readTitles(db, country, held.settledId);
    let lastId = held.seenId;
    for (;;) {
      for (const { id, value } of rows) held.index.add(id, value);
      lastId = Math.max(lastId, rows.at(-1)?.id ?? 0);
      if (rows.length < titlesAtOnce) break;
      rows = await readTitles(db, country, rows.at(-1)?.id ?? 0);
    }
    byCountry.set(country, settle(held, lastId, isCurrent));
  }

  async function begin(country: string, taxonomy: string): Promise<Held> {
    const index = new TitleIndex(await spaceOf(taxonomy));
    const first = await firstWorthHolding(db, country);
    return { index, settledId: first, seenId: first, seenAt: performance.now(), taxonomy };
  }

  function startBringingUp(country: string): Promise<void> {
    const known = underWay.get(country);
    if (known !== undefined) return known;
    broughtUpAt.set(country, performance.now());
    const work = bringUp(country).finally(() => underWay.delete(country));
    underWay.set(country, work);
    // Whoever does not wait for it is not told either.
    work.catch((error: unknown) => console.warn(`Titles could not be fetched: ${String(error)}`));
    return work;
  }

  return {
    async of(country, newestId = Number.POSITIVE_INFINITY) {
      const index = byCountry.get(country)?.index;
      if (index !== undefined && index.newestId >= newestId) {
        if (performance.now() - (broughtUpAt.get(country) ?? 0) > freshForMs) startBringingUp(country);
        return index;
      }
      const isDone = await Promise.race([startBringingUp(country).then(() => true), later(patienceMs)]);
      return isDone ? (byCountry.get(country)?.index ?? null) : null;
    },
  };
}

/** Titles of the first reading are settled but for the newest, those of later ones after a while. */
function settle(held: Held, lastId: number, isCurrent: boolean): Held {
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
    .limit(titlesAtOnce)
    .execute();

const later = (ms: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), ms).unref());

/** Another one when a taxonomy was loaded or taken away. */
async function taxonomyMark(db: Db): Promise<string> {
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
      .limit(titlesAtOnce)
      .execute();
    for (const row of rows) space.learn(row);
    if (last === 0 && rows.length === 0) return null;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < titlesAtOnce) break;
  }
  space.finish();
  return space;
}

async function firstWorthHolding(db: Db, country: string): Promise<number> {
  const row = await db
    .selectFrom('job_titles')
    .select('id')
    .where('country_key', '=', country)
    .orderBy('id', 'desc')
    .offset(mostTitles)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}
