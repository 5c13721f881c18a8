import type { Db } from '../database/pools.ts';
import { languageOfNames } from './language-of-names.ts';
import type { Label } from './training/join-concepts.ts';

const atOnce = 5_000;

/** All names of the loaded taxonomies, with their language. A list that names no concepts is one concept a title. */
export async function readLabels(db: Db): Promise<Label[]> {
  const labels: (Label & { source: string })[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('occupation_titles')
      .select(['id', 'source', 'group_code', 'title', 'concept', 'description'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id, source, group_code: group, title, concept, description } of rows)
      labels.push({
        ...{ source, concept: concept ?? `title-${id}`, group, title },
        description: description ?? undefined,
      });
    if (rows.length < atOnce) return withLanguages(labels);
    last = rows.at(-1)?.id ?? last;
  }
}

const withLanguages = (labels: readonly (Label & { source: string })[]): Label[] =>
  [...Map.groupBy(labels, ({ source }) => source).values()].flatMap((ofSource) => {
    const language = languageOfNames(ofSource.map(({ title }) => title));
    return ofSource.map(({ source: _, ...label }) => ({ ...label, language }));
  });
