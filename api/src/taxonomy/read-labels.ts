import type { Db } from '../database/pools.ts';
import type { Label } from './training/join-concepts.ts';

const atOnce = 5_000;

/** All names of the loaded taxonomies. A list that names no concepts is one concept a title. */
export async function readLabels(db: Db): Promise<Label[]> {
  const labels: Label[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('occupation_titles')
      .select(['id', 'group_code', 'title', 'concept', 'description'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id, group_code: group, title, concept, description } of rows)
      labels.push({ concept: concept ?? `title-${id}`, group, title, description: description ?? undefined });
    if (rows.length < atOnce) return labels;
    last = rows.at(-1)?.id ?? last;
  }
}
