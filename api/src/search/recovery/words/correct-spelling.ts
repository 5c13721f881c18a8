import { editDistance } from '../../analyser/edit-distance.ts';
import { foldText } from '../../analyser/fold-text.ts';
import { isCorrectable, isCorrectableRun } from '../../analyser/misspellings.ts';
import { withoutArticle } from '../../analyser/word-variants.ts';
import { activeFields, type Conditions } from '../../conditions.ts';
import { parseQuery, segmentsOf } from '../../query/parse-query.ts';
import type { NearWord } from '../../search-engine.ts';
import type { Correction, Search } from '../search.ts';
import { keywordOnly } from './keyword-only.ts';

/** Nearest candidates per word whose frequency is counted. */
const maxCandidates = 8;
const maxClauses = 8;
const maxRuns = 6;

/** Quoted words are not corrected. */
export const quotes = /["“”„«»「」『』＂]/gu;
const spacelessRuns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

/**
 * The query with each unknown word replaced by the nearest word of the country's advertisements. Null when every word
 * is known or has no near one. A word in no more than `rare` advertisements is as good as unknown: somebody else may
 * have misspelt it as well. In scripts without spaces, where no other word was corrected, one word by one character.
 */
export async function correctSpelling(
  search: Pick<Search, 'engine' | 'conditions' | 'typed'>,
  { rare = 0 }: { rare?: number } = {},
): Promise<Correction | null> {
  const { engine, conditions, typed } = search;
  const clauses = conditions.parsed.must
    .filter(({ isSpelt, word }) => isSpelt && isCorrectable(word))
    .slice(0, maxClauses);
  if (clauses.length === 0 && typed.search(quotes) >= 0) return null;
  const base = keywordOnly(conditions);
  const words = clauses.map(({ word }) => word);
  const isAlone = isOneWord(conditions);
  const runs = isAlone && words.length > 0 ? [] : runsOf(typed);
  const [counts, near] = await Promise.all([
    isAlone && words.length > 0
      ? [0]
      : engine.count([
          ...clauses.map((clause) => ({ ...base, parsed: { ...base.parsed, must: [clause], not: [] } })),
          ...runs.map((run) => ({ ...base, parsed: parseQuery(run) })),
        ]),
    words.length === 0
      ? []
      : engine.wordsNear(conditions.country, [...new Set([...words, ...words.map(withoutArticle)])]),
  ]);
  const isUnknown = (at: number) => (counts[at] ?? 0) <= rare;
  const candidates = words.filter((_, index) => isUnknown(index)).flatMap((word) => nearest(word, near));
  const [only] = candidates;
  if (isAlone && only && candidates.length === 1)
    return { query: applyCorrections(typed, new Map([[only.mends, only.shown]])), isProven: false };
  const rewritten = await rewriteRuns(
    search,
    runs.filter((_, index) => isUnknown(words.length + index)),
  );
  const found = await engine.count(
    [...candidates.map(({ word }) => word), ...rewritten.flat()].map((text) => ({
      ...base,
      parsed: parseQuery(text),
    })),
  );
  const corrected = bestCandidates(candidates, found);
  if (corrected.size > 0) return { query: applyCorrections(typed, corrected), isProven: true };
  const query = bestRewriting(rewritten, found.slice(candidates.length));
  return query === null ? null : { query, isProven: true };
}

/** A single word without filters that found nothing is known to be missing, without another count. */
function isOneWord(conditions: Conditions): boolean {
  const { must, not } = conditions.parsed;
  return (
    must.length === 1 && not.length === 0 && conditions.asOf === null && activeFields(conditions).length === 1
  );
}

interface Candidate {
  word: string;
  shown: string;
  /** The typed word. */
  mends: string;
  distance: number;
}

function nearest(word: string, near: readonly NearWord[]): Candidate[] {
  return [word, withoutArticle(word)].flatMap((form) => nearestTo(form, near, word)).slice(0, maxCandidates);
}

function nearestTo(typed: string, near: readonly NearWord[], mends: string): Candidate[] {
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

/** By the typed word: of its nearest candidates that find jobs, the one that finds most. */
function bestCandidates(candidates: readonly Candidate[], counts: readonly number[]): Map<string, string> {
  const helpful = candidates
    .map((candidate, index) => ({ ...candidate, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  const best = new Map<string, string>();
  for (const { mends, shown } of helpful) if (!best.has(mends)) best.set(mends, shown);
  return best;
}

const applyCorrections = (typed: string, words: ReadonlyMap<string, string>): string =>
  typed
    .slice(0, 2_000)
    .replace(/[\p{L}\p{M}]+/gu, (piece) => words.get(foldText(piece)) ?? piece)
    .replace(/\s+/g, ' ')
    .trim();

/** Words of scripts without spaces: segments, and the runs that they are parts of. */
const runsOf = (typed: string): string[] =>
  [...foldText(typed.slice(0, 400)).matchAll(spacelessRuns)]
    .flatMap(([run]) => [...segmentsOf(run), run])
    .filter((word, index, all) => isCorrectableRun(word) && all.indexOf(word) === index)
    .slice(0, maxRuns);

/** For each of these words the query with a near part of a title instead. */
function rewriteRuns(
  { engine, conditions, typed }: Pick<Search, 'engine' | 'conditions' | 'typed'>,
  words: readonly string[],
): Promise<string[][]> {
  const folded = foldText(typed.slice(0, 400));
  return Promise.all(
    words.map(async (word) =>
      (await engine.partsNear(conditions.country, word)).map((near) => folded.replace(word, near)),
    ),
  );
}

/** Rewrites the first word that has a rewriting with jobs, to the one that finds most. */
function bestRewriting(rewritten: readonly (readonly string[])[], counts: readonly number[]): string | null {
  let at = 0;
  for (const queries of rewritten) {
    const own = counts.slice(at, at + queries.length);
    at += queries.length;
    const most = Math.max(...own);
    if (most > 0) return queries[own.indexOf(most)] ?? null;
  }
  return null;
}
