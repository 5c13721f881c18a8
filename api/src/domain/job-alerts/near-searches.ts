import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { CurrentVectors } from '../../search/related/current-vectors.ts';
import type { TitleVectors } from '../../search/related/title-vectors.ts';
import { VectorMemory } from '../../search/related/vector-memory.ts';

/** A mail tells nobody of work that is not theirs: stricter than a list of related jobs. */
export const minCosine = 0.7;
/** Values of a vector of length 1 in one byte, and the query's in two: sums of their products fit in 32 bits. */
const fine = 127;
const queryFine = 4_095;
/** Number of the newest ids that are read again: transactions may commit in another order than their ids. */
const unsettled = 1_000;

interface Held {
  version: string;
  memory: VectorMemory;
  /** Searches by their number in the memory. */
  ids: number[];
  /** Those that were read, also without a vector. */
  read: Set<number>;
  lastId: number;
}

/** Which alerts' searches a new title is near to in meaning, by the vectors of titles. */
export interface NearSearches {
  /** Keyed by the id of each title; empty without a table of vectors. */
  of(
    db: Db,
    country: string,
    titles: readonly { id: number; value: string }[],
  ): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** Keeps the vectors of a country's searches in memory and reads only those that were added since. */
export function createNearSearches(vectors: CurrentVectors): NearSearches {
  const byCountry = new Map<string, Held>();

  async function load(db: Db, country: string, table: TitleVectors): Promise<Held> {
    const known = byCountry.get(country);
    const held: Held =
      known?.version === table.version
        ? known
        : {
            version: table.version,
            memory: new VectorMemory(table.dimensions),
            ids: [],
            read: new Set(),
            lastId: 0,
          };
    const { rows } = await sql<{ id: number; near_title: string }>`
      select id, near_title from alert_searches
      where country_key = ${country} and near_title is not null and id > ${held.lastId - unsettled} order by id`.execute(
      db,
    );
    for (const { id, near_title } of rows) {
      if (held.read.has(id)) continue;
      held.read.add(id);
      held.lastId = Math.max(held.lastId, id);
      const vector = table.vectorOf(near_title);
      if (vector === null) continue;
      held.memory.set(
        held.ids.length,
        vector.map((value) => Math.round(value * fine)),
      );
      held.ids.push(id);
    }
    byCountry.set(country, held);
    return held;
  }

  return {
    async of(db, country, titles) {
      const table = await vectors.get();
      if (table === null) return new Map();
      const { memory, ids } = await load(db, country, table);
      const near = new Map<number, number[]>();
      for (const { id, value } of titles) {
        const vector = table.vectorOf(value);
        if (vector === null) continue;
        const found: number[] = [];
        const query = Int16Array.from(vector, (part) => Math.round(part * queryFine));
        memory.multiply(query, ids.length, (number, product) => {
          if (product >= minCosine * fine * queryFine) found.push(ids[number] as number);
        });
        if (found.length > 0) near.set(id, found);
      }
      return near;
    },
  };
}
