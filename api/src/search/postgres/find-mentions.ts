import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { quoteLexeme } from '../analyser/lexeme.ts';
import type { Conditions } from '../conditions.ts';
import type { Mentions } from '../search-engine.ts';
import { type NearMeanings, readWords, titleQueryOf } from './conditions.ts';

/** Cosine from which a title certainly means what a person looks for: of the same occupation, or of its closest kin. */
const certainlyNear = 0.6;

const none: Mentions = { mentions: [], near: [] };

/**
 * Which of these matches hold a word of the search in their text alone, and which of these related jobs certainly have a
 * similar title. Neither if the meaning of the words is not known, since letters alone are no certain similarity.
 */
export async function findMentions(
  db: Db,
  conditions: Conditions,
  { matches, related }: { matches: readonly number[]; related: readonly number[] },
  findNear: () => Promise<NearMeanings>,
): Promise<Mentions> {
  const { wanted } = readWords(conditions);
  if (wanted.length === 0 || matches.length === 0 || related.length === 0) return none;
  const meanings = await findNear();
  if (meanings.size === 0) return none;
  const allWords = wanted
    .map(([typed = [], ...synonyms]) => [...typed.map(quoteLexeme), ...synonyms.map(titleQueryOf)])
    .map((forms) => `(${forms.join(' | ')})`)
    .join(' & ');
  const { rows } = await sql<{ job_id: number; title_id: number; is_in_head: boolean }>`
    select job_id, title_id, head @@ ${allWords}::tsquery as is_in_head
    from search_documents where job_id = any(${[...matches, ...related]}::bigint[])`.execute(db);
  const of = new Map(rows.map((row) => [row.job_id, row]));
  const meaningOf = (id: number) => meanings.get(of.get(id)?.title_id ?? 0) ?? 0;
  return {
    mentions: matches.filter((id) => of.get(id)?.is_in_head === false && meaningOf(id) === 0),
    near: related.filter((id) => meaningOf(id) >= certainlyNear),
  };
}
