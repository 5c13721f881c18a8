import { regionalMeanings } from '../analyser/simplify-chinese.ts';
import { joinedForm, pairsOf, type Run, splitWords } from '../analyser/split-words.ts';
import { functionWords, genericWords } from '../analyser/stop-words.ts';
import { isVietnamese, withoutJoiners } from '../analyser/vietnamese.ts';
import { variantsInAnyLanguage } from '../analyser/word-variants.ts';
import {
  isOneWord,
  nameLength,
  synonymsOf,
  type TitleForms,
  wholeNameLength,
} from '../synonyms/synonyms-of.ts';
import { allOf, anyOf, anyWord, type Match, type OptionField, sequenceOf } from './match.ts';
import { quoteOptionNames } from './quote-option-names.ts';
import { requireAdjacency } from './require-adjacency.ts';

/** One condition on a job. */
export interface Clause {
  /** The folded word, for the spelling correction. */
  word: string;
  /** The word behind the function words that were left out before it. */
  typed?: string;
  match: Match;
  isPhrase: boolean;
  /** Whether the word is of a script with spaces, so that its spelling can be corrected. */
  isSpelt: boolean;
  /** Whether it is a syllable of a longer word, so that it says something even where it is a function word too. */
  isPart?: boolean;
  /** Other names of the same job, one of which a title may contain instead. */
  synonyms: readonly TitleForms[];
  /** The filter that the word names. */
  option?: { field: OptionField; ids: readonly number[] };
}

export interface ParsedQuery {
  must: readonly Clause[];
  not: readonly Clause[];
  /** An empty query, or one with only words that mean "jobs", has no restriction. */
  isEmpty: boolean;
  /** Something was typed, but nothing that can be searched (an emoji, `???`). */
  isUnanswerable: boolean;
}

/** Longer queries are cut; more than a person types. */
const longestQuery = 400;
const maxClauses = 24;

const openQuotes = '"“”„«»「」『』＂';
const piece = new RegExp(
  `(?<![^\\s${openQuotes}])(-?)(?:[${openQuotes}]([^${openQuotes}]*)[${openQuotes}])|\\S+`,
  'gu',
);

/**
 * Parses a query: words that must all match, `"a phrase"`, and `-excluded`. Anything else that looks like an operator is
 * text.
 */
export function parseQuery(text: string): ParsedQuery {
  const must: Clause[] = [];
  const not: Clause[] = [];
  const typed = [...text.slice(0, longestQuery * 4)].slice(0, longestQuery).join('').normalize('NFKC');
  const searched = isVietnamese(typed) ? withoutJoiners(typed) : typed;
  for (const [whole, minus = '', quoted] of quoteOptionNames(searched).matchAll(piece)) {
    if (quoted !== undefined) {
      const clause = phrase(splitWords(quoted));
      if (clause !== null) (minus === '-' ? not : must).push(clause);
    } else if (/^[-－–—]\S/u.test(whole)) {
      not.push(...clausesOf(splitWords(whole.slice(1))));
    } else {
      must.push(...clausesOf(splitWords(whole)));
    }
  }
  const words = joinNames(must, wholeNameLength);
  const telling = joinNames(
    withoutFillers(isVietnamese(typed) ? requireAdjacency(words) : words),
    nameLength,
  );
  const nothingFound = must.length + not.length === 0;
  return {
    must: telling.slice(0, maxClauses),
    not: not.slice(0, maxClauses),
    isEmpty: (nothingFound && typed.trim() === '') || (must.length > 0 && telling.length + not.length === 0),
    isUnanswerable: nothingFound && typed.trim() !== '',
  };
}

function withoutFillers(clauses: readonly Clause[]): Clause[] {
  const specific = clauses.filter((clause) => clause.isPhrase || !genericWords.has(clause.word));
  const isTelling = ({ isPhrase, isPart, word }: Clause) => isPhrase || isPart || !functionWords.has(word);
  if (!specific.some(isTelling)) return specific;
  const telling: Clause[] = [];
  let leftOut = '';
  for (const clause of clauses)
    if (specific.includes(clause) && isTelling(clause)) {
      telling.push(leftOut === '' ? clause : { ...clause, typed: leftOut + clause.word });
      leftOut = '';
    } else leftOut += `${clause.word} `;
  return telling;
}

/** Joins the words of a known name into one clause, which its synonyms match as well. */
function joinNames(clauses: readonly Clause[], lengthOf: typeof nameLength): Clause[] {
  const joined: Clause[] = [];
  for (let at = 0; at < clauses.length; ) {
    const upTo = clauses.findIndex((clause, index) => index >= at && clause.isPhrase);
    const free = clauses.slice(at, upTo < 0 ? undefined : upTo);
    const count = lengthOf(free.map(({ word }) => word));
    const name = clauses.slice(at, at + Math.max(count, 1));
    joined.push(...(count === 0 ? name : [nameClause(name)]));
    at += name.length;
  }
  return joined;
}

function nameClause(parts: readonly Clause[]): Clause {
  const word = parts.map((part) => part.word).join(' ');
  const typed = parts.map((part) => part.typed ?? part.word).join(' ');
  return {
    word,
    ...(typed !== word && { typed }),
    match: (isOneWord(word) ? sequenceOf : allOf)(parts.map(({ match }) => match)),
    isPhrase: false,
    isSpelt: false,
    synonyms: synonymsOf(word),
  };
}

function clausesOf(runs: readonly Run[]): Clause[] {
  return runs.flatMap((run) => (run.isSpaceless ? spacelessClauses(run.text) : [wordClause(run)]));
}

function wordClause(run: Run): Clause {
  const parts = run.parts.map((part) => anyWord(variantsInAnyLanguage(part)));
  const joined = joinedForm(run);
  const side = sequenceOf(parts);
  return {
    word: run.text,
    match: joined === null ? side : anyOf([{ word: joined }, side]),
    isPhrase: false,
    isSpelt: run.parts.length === 1,
    synonyms: [],
  };
}

/** Words for "jobs" at the start or end of a run (行政助理職缺, 求人東京), where the segmenter may miss the border. */
const genericEnds = (() => {
  const words = [...genericWords].filter((word) => /^[^\p{ASCII}]+$/u.test(word)).join('|');
  return new RegExp(`^(?:${words})|(?:${words})$`, 'gu');
})();

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Segments text without spaces, in which place, occupation and "jobs" are one string (台北工程師). So no bigram across two
 * words is required. A single character joins the word before it (工程 | 師).
 */
function spacelessClauses(text: string): Clause[] {
  return segmentsOf(text).map((word) => ({
    word,
    match: pairsMatch(word),
    isPhrase: false,
    isSpelt: false,
    synonyms: [],
  }));
}

/** The words of a run without spaces, as they are searched. */
export function segmentsOf(text: string): string[] {
  const words: string[] = [];
  const specific = text.replace(genericEnds, '');
  for (const { segment } of segmenter.segment(specific || text)) {
    const isAlone = [...segment].length === 1;
    const isFiller = functionWords.has(segment);
    const previous = words.at(-1);
    if (isAlone && !isFiller && previous !== undefined && !functionWords.has(previous)) {
      words[words.length - 1] = previous + segment;
    } else {
      words.push(segment);
    }
  }
  return words;
}

function pairsMatch(word: string): Match {
  if ([...word].length === 1) return { start: word };
  return anyOf(
    [word, ...regionalMeanings(word)].map((form) => allOf(pairsOf(form).map((pair) => ({ word: pair })))),
  );
}

/** The exact sequence, without word variants. */
function phrase(runs: readonly Run[]): Clause | null {
  const forms = runs.flatMap((run) => (run.isSpaceless ? pairsOf(run.text) : run.parts));
  if (forms.length === 0) return null;
  const [first = ''] = forms;
  const isOneCharacter = forms.length === 1 && [...first].length === 1 && runs[0]?.isSpaceless;
  return {
    word: runs.map((run) => run.text).join(' '),
    match: isOneCharacter ? { start: first } : sequenceOf(forms.map((word) => ({ word }))),
    isPhrase: true,
    isSpelt: false,
    synonyms: [],
  };
}
