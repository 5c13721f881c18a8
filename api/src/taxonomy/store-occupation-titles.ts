import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import type { OccupationTitle } from '../search/related/occupation-space.ts';

const atOnce = 5_000;

/** Replaces all titles of one source, in one transaction. */
export async function storeOccupationTitles(
  db: Db,
  source: string,
  titles: AsyncIterable<OccupationTitle> | Iterable<OccupationTitle>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('occupation_titles').where('source', '=', source).execute();
    let stored = 0;
    let batch: OccupationTitle[] = [];
    const store = async () => {
      stored += batch.length;
      await sql`
        insert into occupation_titles (source, group_code, title, concept, description)
        select ${source}, * from unnest(
          ${batch.map(({ group }) => group)}::text[], ${batch.map(({ title }) => title)}::text[],
          ${batch.map(({ concept }) => concept ?? null)}::text[],
          ${batch.map(({ description }) => description ?? null)}::text[]
        )`.execute(tx);
      batch = [];
    };
    for await (const title of titles) {
      batch.push(title);
      if (batch.length === atOnce) await store();
    }
    await store();
    return stored;
  });
}
