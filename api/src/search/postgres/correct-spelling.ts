import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { editDistance } from '../analyser/edit-distance.ts';
import { foldText } from '../analyser/fold-text.ts';
import { isMendable, spellingsOf } from '../analyser/misspellings.ts';
import { type Clause, parseQuery } from '../analyser/parse-query.ts';
import { type Conditions, without } from './conditions.ts';
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
  const keywordOnly: Conditions = {
    ...without(conditions, ...conditions.chosen.keys(), 'salary_from', 'salary_to'),
    asOf: null,
  };
  const alone = (clause: Clause): Conditions => ({
    ...keywordOnly,
    parsed: { ...keywordOnly.parsed, must: [clause], not: [] },
  });
  const counts = await countMatches(db, clauses.map(alone));
  const unknown = clauses.filter((_, index) => counts[index] === 0);
  const mended = new Map<string, string>();
  for (const { word } of unknown) {
    const better = await nearestWord(db, keywordOnly, word);
    if (better !== null) mended.set(word, better);
  }
  if (mended.size === 0) return null;
  return typed
    .slice(0, 2_000)
    .replace(/[\p{L}\p{M}]+/gu, (piece) => mended.get(foldText(piece)) ?? piece)
    .replace(/\s+/g, ' ')
    .trim();
}

async function nearestWord(db: Db, keywordOnly: Conditions, word: string): Promise<string | null> {
  const { rows } = await sql<{ word: string; shown: string }>`
    select word, shown from search_words
    where country_key = ${keywordOnly.country} and spellings && ${spellingsOf(word)}::text[]
    limit 500`.execute(db);
  const slips = word.length >= 6 ? 2 : 1;
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) + (row.word[0] === word[0] ? 0 : 0.5) }))
    .filter(({ distance }) => distance <= slips + 0.5)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostCandidates);
  const counts = await countMatches(
    db,
    near.map(({ word: candidate }) => ({ ...keywordOnly, parsed: parseQuery(candidate) })),
  );
  const best = near
    .map((candidate, index) => ({ ...candidate, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.distance - b.distance || b.count - a.count)[0];
  return best?.shown ?? null;
}
