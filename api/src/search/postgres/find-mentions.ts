import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Conditions } from '../conditions.ts';
import type { TitleIndex } from '../related/title-index.ts';
import { inHead, readWords, titleQueryOf } from './conditions.ts';

/** Cosine from which a title certainly means what a person looks for: of the same occupation, or of its closest kin. */
const certainlyNear = 0.6;
/** A match holds all words, if only in its text. It comes before a related job whose title is nearer by less than this. */
const matchShare = 0.1;
/** What a title with the rare word of the search (`cloud` of `cloud engineer`) has before one without it. */
const rareWordShare = 0.4;

/**
 * The matches that hold a word of the search in their text alone, and the related jobs that are at least as close: of a
 * certainly similar title, or with the rare word of the search in it. Closest first. Empty without such matches, and if the
 * meaning of the words is not known, since letters alone are no certain similarity.
 */
export async function findMentions(
  db: Db,
  conditions: Conditions,
  { matches, related }: { matches: readonly number[]; related: readonly number[] },
  findIndex: () => Promise<TitleIndex | null>,
): Promise<number[]> {
  const { wanted, text } = readWords(conditions);
  if (wanted.length === 0 || matches.length === 0 || related.length === 0) return [];
  const index = await findIndex();
  const meanings = index?.meaningsNear(text);
  if (!index || !meanings?.size) return [];
  const holders = index.holdersOfRareWord(text);
  const allWords = wanted
    .map(([typed = [], ...synonyms]) => [...typed.map(inHead), ...synonyms.map(titleQueryOf)])
    .map((forms) => `(${forms.join(' | ')})`)
    .join(' & ');
  const { rows } = await sql<{ job_id: number; title_id: number; is_in_head: boolean }>`
    select job_id, title_id, head @@ ${allWords}::tsquery as is_in_head
    from search_documents where job_id = any(${[...matches, ...related]}::bigint[])`.execute(db);
  const of = new Map(rows.map((row) => [row.job_id, row]));
  const titleOf = (id: number) => of.get(id)?.title_id ?? 0;
  const closenessOf = (id: number) => {
    const meaning = meanings.get(titleOf(id)) ?? 0;
    return holders.has(titleOf(id)) ? Math.max(meaning, certainlyNear) + rareWordShare : meaning;
  };
  const held = matches.filter((id) => of.get(id)?.is_in_head === false);
  // Related jobs alone keep their own order.
  if (held.length === 0) return [];
  const byCloseness = held.sort((one, other) => closenessOf(other) - closenessOf(one));
  // The related jobs keep their order, in which more counts than the meaning of their titles.
  const ordered: number[] = [];
  for (const id of related.filter((one) => closenessOf(one) >= certainlyNear)) {
    while (closenessOf(byCloseness[0] ?? 0) + matchShare >= closenessOf(id) && byCloseness.length > 0)
      ordered.push(byCloseness.shift() as number);
    ordered.push(id);
  }
  return [...ordered, ...byCloseness];
}
