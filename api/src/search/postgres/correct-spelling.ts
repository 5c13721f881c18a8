import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { editDistance } from '../analyser/edit-distance.ts';
import { foldText } from '../analyser/fold-text.ts';
import { isMendable, spellingsOf } from '../analyser/misspellings.ts';
import { type Clause, parseQuery } from '../analyser/parse-query.ts';
import { activeFields, type Conditions, without } from './conditions.ts';
import { countMatches } from './count-matches.ts';

/** Candidates whose use is counted for one word; the rest are further from it. */
const mostCandidates = 8;

/**
 * The query with its unknown words replaced by the nearest ones that advertisements of the country hold; null when
 * every word is known, or nothing is near.
 */
export async function correctSpelling(db: Db, conditions: Conditions, typed: string): Promise<string | null> {
  const clauses = conditions.parsed.must
    .filter(({ isSpelt, word }) => isSpelt && isMendable(word))
    .slice(0, 8);
  if (clauses.length === 0) return null;
  const keywordOnly: Conditions = {
    ...without(conditions, ...conditions.chosen.keys(), 'salary_from', 'salary_to'),
    asOf: null,
  };
  const words = clauses.map(({ word }) => word);
  const [isKnown, near] = await Promise.all([
    whichAreKnown(db, conditions, keywordOnly, clauses),
    findNearWords(db, conditions.country, words),
  ]);
  const unknown = words.filter((_, index) => !isKnown[index]);
  const candidates = unknown.flatMap((word) => nearest(word, near));
  const counts = await countMatches(
    db,
    candidates.map(({ word }) => ({ ...keywordOnly, parsed: parseQuery(word) })),
  );
  const mended = new Map<string, string>();
  for (const word of unknown) {
    const best = candidates
      .map((candidate, index) => ({ ...candidate, count: counts[index] ?? 0 }))
      .filter((candidate) => candidate.mends === word && candidate.count > 0)
      .sort((a, b) => a.distance - b.distance || b.count - a.count)[0];
    if (best) mended.set(word, best.shown);
  }
  if (mended.size === 0) return null;
  return typed
    .slice(0, 2_000)
    .replace(/[\p{L}\p{M}]+/gu, (piece) => mended.get(foldText(piece)) ?? piece)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A single word that was just looked for without any filter, and in vain, is not looked for again. */
async function whichAreKnown(
  db: Db,
  conditions: Conditions,
  keywordOnly: Conditions,
  clauses: readonly Clause[],
): Promise<boolean[]> {
  const { must, not } = conditions.parsed;
  const isAlone = must.length === 1 && not.length === 0 && conditions.asOf === null;
  if (isAlone && activeFields(conditions).length === 1) return [false];
  const alone = (clause: Clause): Conditions => ({
    ...keywordOnly,
    parsed: { ...keywordOnly.parsed, must: [clause], not: [] },
  });
  return (await countMatches(db, clauses.map(alone))).map((count) => count > 0);
}

interface NearWord {
  typed: string;
  word: string;
  shown: string;
}

/** Words of the country's advertisements that share a spelling with each of these, in one round. */
async function findNearWords(db: Db, country: string, words: readonly string[]): Promise<NearWord[]> {
  const each = words.map(
    (word) => sql`(select ${word}::text as typed, word, shown from search_words
      where country_key = ${country} and spellings && ${spellingsOf(word)}::text[]
      limit 500)`,
  );
  const { rows } = await sql<NearWord>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}

function nearest(typed: string, near: readonly NearWord[]) {
  const slips = typed.length >= 6 ? 2 : 1;
  return near
    .filter((row) => row.typed === typed)
    .map(({ word, shown }) => ({
      word,
      shown,
      mends: typed,
      distance: editDistance(typed, word) + (word[0] === typed[0] ? 0 : 0.5),
    }))
    .filter(({ distance }) => distance <= slips + 0.5)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostCandidates);
}
