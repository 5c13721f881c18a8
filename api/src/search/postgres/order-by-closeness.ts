import type { Db } from '../../database/pools.ts';
import type { Conditions } from '../conditions.ts';
import type { TitleIndex } from '../related/title-index.ts';
import { readWords } from './conditions.ts';

/** Cosine from which a title certainly means what a person looks for: of the same occupation, or of its closest kin. */
const certainlyNear = 0.6;
/** A match holds all words, if only in its text. It comes before a related job whose title is nearer by less than this. */
const matchShare = 0.1;
/** What a title with the rare word of the search (`cloud` of `cloud engineer`) has before one without it. */
const rareWordShare = 0.4;

/**
 * These mentions, and the related jobs that are at least as close: of a certainly similar title, or with the rare word of
 * the search in it. Closest first. Empty if the meaning of the words is not known, since letters alone are no certain
 * similarity.
 */
export async function orderByCloseness(
  db: Db,
  conditions: Conditions,
  { mentions, related }: { mentions: readonly number[]; related: readonly number[] },
  findIndex: () => Promise<TitleIndex | null>,
): Promise<number[]> {
  const { text } = readWords(conditions);
  const index = await findIndex();
  const meanings = index?.meaningsNear(text);
  if (!index || !meanings?.size) return [];
  const holders = index.holdersOfRareWord(text);
  const rows = await db
    .selectFrom('search_documents')
    .select(['job_id', 'title_id'])
    .where('job_id', 'in', [...mentions, ...related])
    .execute();
  const titles = new Map(rows.map((row) => [row.job_id, row.title_id]));
  const closenessOf = (id: number) => {
    const title = titles.get(id) ?? 0;
    const meaning = meanings.get(title) ?? 0;
    return holders.has(title) ? Math.max(meaning, certainlyNear) + rareWordShare : meaning;
  };
  const byCloseness = mentions.toSorted((one, other) => closenessOf(other) - closenessOf(one));
  // The related jobs keep their order, in which more counts than the meaning of their titles.
  const ordered: number[] = [];
  for (const id of related.filter((one) => closenessOf(one) >= certainlyNear)) {
    while (closenessOf(byCloseness[0] ?? 0) + matchShare >= closenessOf(id) && byCloseness.length > 0)
      ordered.push(byCloseness.shift() as number);
    ordered.push(id);
  }
  return [...ordered, ...byCloseness];
}
