import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { editDistance } from '../analyser/edit-distance.ts';
import { foldText } from '../analyser/fold-text.ts';
import { isCorrectable, maxVariedLetters, spellingsOf } from '../analyser/misspellings.ts';
import { withoutArticle } from '../analyser/word-variants.ts';
import { type Clause, parseQuery, segmentsOf } from '../query/parse-query.ts';
import { activeFields, type Conditions, without } from './conditions.ts';
import { countMatches } from './count-matches.ts';
import { findNearRuns, isCorrectableRun } from './near-characters.ts';

/** Nearest candidates per word whose frequency is counted. */
const maxCandidates = 8;

interface Correction {
  query: string;
  /** Whether all its words occur in the country's advertisements; otherwise only a search can show it. */
  isProven: boolean;
}

/**
 * The query with each unknown word replaced by the nearest word of the country's advertisements; null when every word
 * is known or has no near one. A word in no more than `rare` advertisements is as good as unknown: somebody else may
 * have misspelt it as well.
 */
export async function correctSpelling(
  db: Db,
  conditions: Conditions,
  typed: string,
  { rare = 0 }: { rare?: number } = {},
): Promise<Correction | null> {
  const clauses = conditions.parsed.must
    .filter(({ isSpelt, word }) => isSpelt && isCorrectable(word))
    .slice(0, 8);
  const keywordOnly: Conditions = {
    ...without(conditions, ...conditions.chosen.keys(), 'salary_from', 'salary_to'),
    asOf: null,
  };
  if (typed.search(quotes) >= 0 && clauses.length === 0) return null;
  if (clauses.length === 0) return correctRuns(db, keywordOnly, typed, rare);
  const words = clauses.map(({ word }) => word);
  const isAlone = isOneWord(conditions);
  const [isKnown, near] = await Promise.all([
    isAlone ? [false] : findKnownWords(db, keywordOnly, clauses, rare),
    findNearWords(db, conditions.country, [...new Set([...words, ...words.map(withoutArticle)])]),
  ]);
  const unknown = words.filter((_, index) => !isKnown[index]);
  const candidates = unknown.flatMap((word) => nearest(word, near));
  const [only] = candidates;
  if (isAlone && only && candidates.length === 1)
    return { query: applyCorrections(typed, new Map([[only.mends, only.shown]])), isProven: false };
  const counts = await countMatches(
    db,
    candidates.map(({ word }) => ({ ...keywordOnly, parsed: parseQuery(word) })),
  );
  const corrected = new Map<string, string>();
  for (const word of unknown) {
    const best = candidates
      .map((candidate, index) => ({ ...candidate, count: counts[index] ?? 0 }))
      .filter((candidate) => candidate.mends === word && candidate.count > 0)
      .sort((a, b) => a.distance - b.distance || b.count - a.count)[0];
    if (best) corrected.set(word, best.shown);
  }
  return corrected.size === 0
    ? correctRuns(db, keywordOnly, typed, rare)
    : { query: applyCorrections(typed, corrected), isProven: true };
}

/** What is quoted is meant exactly. */
export const quotes = /["“”„«»「」『』＂]/gu;
const spacelessRuns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

/** Corrects words of scripts without spaces by one character. */
async function correctRuns(
  db: Db,
  keywordOnly: Conditions,
  typed: string,
  rare: number,
): Promise<Correction | null> {
  const folded = foldText(typed.slice(0, 400));
  const words = [...folded.matchAll(spacelessRuns)]
    .flatMap(([run]) => [...segmentsOf(run), run])
    .filter((word, index, all) => isCorrectableRun(word) && all.indexOf(word) === index)
    .slice(0, 6);
  if (words.length === 0) return null;
  const searchesOf = (texts: readonly string[]) =>
    texts.map((text) => ({ ...keywordOnly, parsed: parseQuery(text) }));
  const known = await countMatches(db, searchesOf(words));
  for (const word of words.filter((_, index) => (known[index] ?? 0) <= rare)) {
    const near = await findNearRuns(db, keywordOnly.country, word);
    const counts = await countMatches(db, searchesOf(near.map((one) => folded.replace(word, one))));
    const most = Math.max(...counts);
    const best = near[counts.indexOf(most)];
    if (best !== undefined && most > 0) return { query: folded.replace(word, best), isProven: true };
  }
  return null;
}

const applyCorrections = (typed: string, words: ReadonlyMap<string, string>): string =>
  typed
    .slice(0, 2_000)
    .replace(/[\p{L}\p{M}]+/gu, (piece) => words.get(foldText(piece)) ?? piece)
    .replace(/\s+/g, ' ')
    .trim();

/** A single word without filters that found nothing is known to be missing, without another query. */
function isOneWord(conditions: Conditions): boolean {
  const { must, not } = conditions.parsed;
  return (
    must.length === 1 && not.length === 0 && conditions.asOf === null && activeFields(conditions).length === 1
  );
}

async function findKnownWords(
  db: Db,
  keywordOnly: Conditions,
  clauses: readonly Clause[],
  rare: number,
): Promise<boolean[]> {
  const onlyClause = (clause: Clause): Conditions => ({
    ...keywordOnly,
    parsed: { ...keywordOnly.parsed, must: [clause], not: [] },
  });
  return (await countMatches(db, clauses.map(onlyClause))).map((count) => count > rare);
}

interface NearWord {
  typed: string;
  word: string;
  shown: string;
}

/** Words of the country's advertisements that share a deletion variant with each of these, in one query. */
async function findNearWords(db: Db, country: string, words: readonly string[]): Promise<NearWord[]> {
  const each = words.flatMap((word) => {
    const found = sql`select ${word}::text as typed, word, shown from search_words where country_key = ${country}`;
    const bySpelling = sql`(${found} and spellings && ${spellingsOf(word)}::text[] limit 500)`;
    if (word.length <= maxVariedLetters) return [bySpelling];
    // An error after the letters that the spellings vary leaves the beginning as it is.
    const start = `${word.slice(0, 6)}%`;
    const lengths = sql`length(word) between ${word.length - 2}::int and ${word.length + 2}::int`;
    return [bySpelling, sql`(${found} and word like ${start} and ${lengths} limit 500)`];
  });
  const { rows } = await sql<NearWord>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}

function nearest(word: string, near: readonly NearWord[]) {
  return [word, withoutArticle(word)].flatMap((form) => nearestTo(form, near, word)).slice(0, maxCandidates);
}

function nearestTo(typed: string, near: readonly NearWord[], mends: string) {
  const slips = typed.length >= 6 ? 2 : 1;
  return near
    .filter((row) => row.typed === typed && row.word !== mends)
    .map(({ word, shown }) => ({
      word,
      shown,
      mends,
      distance: editDistance(typed, word) + (word[0] === typed[0] ? 0 : 0.5),
    }))
    .filter(({ distance }) => distance <= slips + 0.5)
    .sort((a, b) => a.distance - b.distance);
}
