import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { foldText } from '../analyser/fold-text.ts';
import { type Conditions, without } from './conditions.ts';
import { countQueries } from './count-matches.ts';
import { asPattern } from './find-titles.ts';

const minLetters = 3;
/** Shortest completions first: so many are compared by their number of jobs. */
const maxCompletions = 12;

/**
 * The query with its unfinished last word completed ("soft" to "software") to the word of the country's advertisements
 * with which it finds the most; null where no completion finds anything. For scripts with spaces.
 */
export async function completeLastWord(
  db: Db,
  conditions: Conditions,
  typed: string,
): Promise<string | null> {
  const [, before = '', piece = ''] = /^(.*?)([\p{L}\p{M}]+)$/su.exec(typed.slice(0, 400).trimEnd()) ?? [];
  const start = foldText(piece);
  if ([...start].length < minLetters || /[-"]$/.test(before)) return null;
  const { rows } = await sql<{ shown: string }>`
    select shown from search_words
    where country_key = ${conditions.country} and word like ${`${asPattern(start)}_%`}
    order by length(word), word limit ${maxCompletions}`.execute(db);
  const queries = rows.map(({ shown }) => before + shown);
  if (queries.length === 0) return null;
  const keywordOnly = without(conditions, ...conditions.chosen.keys(), 'salary_from', 'salary_to');
  const counts = await countQueries(db, { ...keywordOnly, asOf: null }, queries);
  const most = Math.max(...counts);
  return most > 0 ? (queries[counts.indexOf(most)] ?? null) : null;
}
