import { foldText } from '../../analyser/fold-text.ts';
import { countQueries } from '../count-queries.ts';
import type { Search } from '../search.ts';
import { keywordOnly } from './keyword-only.ts';

const minLetters = 3;
/** Shortest completions first: so many are compared by their number of jobs. */
const maxCompletions = 12;

/**
 * The query with its unfinished last word completed ("soft" to "software"). It takes the word of the country's
 * advertisements that finds the most. Null if no completion finds anything, and for a word that jobs contain as it is. For
 * scripts with spaces.
 */
export async function completeLastWord({
  engine,
  conditions,
  typed,
}: Pick<Search, 'engine' | 'conditions' | 'typed'>): Promise<string | null> {
  const [, before = '', piece = ''] = /^(.*?)([\p{L}\p{M}]+)$/su.exec(typed.slice(0, 400).trimEnd()) ?? [];
  const start = foldText(piece);
  if ([...start].length < minLetters || /[-"]$/.test(before)) return null;
  const words = await engine.wordsFrom(conditions.country, start);
  const queries = words.slice(0, maxCompletions).map((word) => before + word);
  if (queries.length === 0) return null;
  const counts = await countQueries(engine, keywordOnly(conditions), [...queries, piece]);
  const isKnown = (counts.pop() ?? 0) > 0;
  const most = Math.max(...counts);
  return most > 0 && !isKnown ? (queries[counts.indexOf(most)] ?? null) : null;
}
