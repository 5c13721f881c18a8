import { type RawBuilder, sql } from 'kysely';
import { marksOfFilter, markTitle } from '../../search-filters/filter-marks.ts';
import { basicForms } from '../analyser/analyse-text.ts';
import { quoteLexeme } from '../analyser/lexeme.ts';
import { isIdeograph } from '../analyser/split-words.ts';
import { functionWords, genericWords } from '../analyser/stop-words.ts';
import type { Conditions } from '../conditions.ts';
import { splitPlaces } from '../place-names.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { TitleForms } from '../synonyms/synonyms-of.ts';
import { type Border, titlePhrase } from '../title-phrase.ts';
import { toTsquery, tsqueryOf } from './tsquery.ts';

/** The `where` of a search over `search_documents`. */
export function searchCondition(conditions: Conditions): RawBuilder<boolean> {
  const { country, parsed, chosen, now } = conditions;
  const titleIds = chosen.get('function_job_title_ids');
  const parts = [
    sql<boolean>`country_key = ${country}`,
    ...matchClauses(parsed, markQueries(chosen)),
    ...(titleIds === undefined ? [] : [sql<boolean>`title_id = any(${titleIds}::bigint[])`]),
    ...(conditions.postedSince === null ? [] : [sql<boolean>`posted_at >= ${conditions.postedSince}`]),
    ...(parsed.isUnanswerable ? [sql<boolean>`false`] : []),
    ...listed(conditions),
    sql<boolean>`(expires_at is null or expires_at > ${conditions.asOf ?? now})`,
    ...paid(conditions),
    ...notOf(conditions),
  ];
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** A `tsquery` literal for each filter that is a mark: one of its values. */
export const markQueries = (chosen: Conditions['chosen']): string[] =>
  [...chosen].flatMap(([field, ids]) =>
    field === 'function_job_title_ids'
      ? []
      : [`(${[...new Set(ids.flatMap((id) => marksOfFilter(field, id)))].map(quoteLexeme).join(' | ')})`],
  );

/** Matches the words and these filter marks. A synonym in the title matches as well. */
export function matchClauses(parsed: ParsedQuery, marks: readonly string[] = []): RawBuilder<boolean>[] {
  const words = toTsquery(parsed);
  const asked = [...(words === null ? [] : [words]), ...marks].join(' & ');
  return [
    ...(asked === '' ? [] : [sql<boolean>`terms @@ ${asked}::tsquery`]),
    ...parsed.must
      .filter(({ synonyms }) => synonyms.length > 0)
      .map(
        ({ match, synonyms }) =>
          sql<boolean>`(terms @@ ${tsqueryOf(match)}::tsquery or head @@ ${synonyms.map(titleQueryOf).join(' | ')}::tsquery)`,
      ),
  ];
}

/** `as_of` is in whole seconds, so a frozen list includes everything listed within that second. */
function listed({ asOf }: Conditions): RawBuilder<boolean>[] {
  if (asOf === null) return [sql<boolean>`removed_at is null`];
  return [
    sql<boolean>`listed_at < ${new Date(asOf.getTime() + 1_000)}`,
    sql<boolean>`(removed_at is null or removed_at > ${asOf})`,
  ];
}

const notOf = ({ excludedCompanies }: Conditions): RawBuilder<boolean>[] =>
  excludedCompanies.length === 0 ? [] : [sql<boolean>`company_id <> all(${excludedCompanies}::bigint[])`];

/** Overlap of salary ranges. The upper bound is exclusive, as in the salary ladder, unless it equals the lower one. */
function paid({ salaryFrom, salaryTo }: Conditions): RawBuilder<boolean>[] {
  return [
    ...(salaryFrom === null ? [] : [sql<boolean>`salary_high >= ${salaryFrom}`]),
    ...(salaryTo === null ? [] : [sql<boolean>`salary_low < ${Math.max(salaryTo, (salaryFrom ?? 0) + 1)}`]),
  ];
}

/** A condition on the title: these words, or those of a synonym. */
type Wanted = readonly TitleForms[];

/** The ranking signals of a search: words to look for in titles, how they follow each other, and the places that it names. */
export function readWords({ country, parsed }: Conditions): {
  wanted: Wanted[];
  borders: Border[];
  text: string;
  placeIds: number[];
} {
  const clauses = parsed.must.filter(
    ({ isPhrase, word, option }) => !option && (isPhrase || isContentWord(word)),
  );
  const { placeIds, others } = splitPlaces(
    country,
    clauses.map(({ word }) => word),
  );
  const named = others.flatMap((at) => clauses[at] ?? []);
  const namedIds = parsed.must.flatMap(({ option }) => (option?.field === 'job_locations' ? option.ids : []));
  const wanted = named.map(({ word, synonyms }) => [[...new Set(basicForms(word))], ...synonyms]);
  return {
    wanted: wanted.filter(([typed = []]) => typed.length > 0),
    borders: titlePhrase(named.map((clause) => ({ ...clause, at: parsed.must.indexOf(clause) }))),
    text: named.map(({ word }) => word).join(' '),
    placeIds: [...placeIds, ...namedIds],
  };
}

const isContentWord = (word: string): boolean => !functionWords.has(word) && !genericWords.has(word);

/** The condition for the best matches, which are ranked first; null when the words give none. */
export function titleCondition(conditions: Conditions): RawBuilder<boolean> | null {
  const { wanted, placeIds } = readWords(conditions);
  if (wanted.length > 0) return sql<boolean>`head @@ ${titlesQueryOf(wanted)}::tsquery`;
  return placeIds.length > 0 ? sql<boolean>`location_ids && ${placeIds}::bigint[]` : null;
}

/** Every word of a title, as a `tsquery` literal. */
export const titleQueryOf = (forms: TitleForms): string =>
  `(${forms.map((form) => `${quoteLexeme(form)}:A`).join(' & ')})`;

const titlesQueryOf = (wanted: readonly Wanted[]): string =>
  wanted.map((names) => `(${names.map(inOneTitle).join(' | ')})`).join(' & ');

/** As {@link titleQueryOf}. One ideograph is found where a pair of a longer run begins with it, as in the whole text. */
const inOneTitle = (forms: TitleForms): string => `(${forms.map((form) => inHead(form, 'A')).join(' & ')})`;

/** A lexeme in title (weight A), company (B) or skills (C). */
export const inHead = (form: string, weights: string): string =>
  `${quoteLexeme(form)}:${isIdeograph(form) ? '*' : ''}${weights}`;

/** Similarity of titles to the words of a search, by their ids. */
export type NearMeanings = ReadonlyMap<number, number>;

/** A match with a score of at least so much holds all words in its title. All else together stays below it. */
export const titleShare = 4;
const exactTitleShare = 2;
/** For words that follow each other in the title: more than the place or recency alone, less than both. */
const phraseShare = 0.5;
const headShare = 0.5;

/**
 * The relevance score. The first rank is a title that equals the words, then one that contains them all, first as they
 * follow each other. Then come
 * similar titles (with `near`) and words in skills, then words in the company's name, last the text. Within each, some of the
 * words in title, company and skills, the named place, then recency. Null when there are no words to rank by.
 */
export function relevance(conditions: Conditions, near: NearMeanings = new Map()): RawBuilder<number> | null {
  const { wanted, borders, placeIds } = readWords(conditions);
  const parts = [
    ...(wanted.length === 0 ? [] : titleScores(wanted, borders, near)),
    ...(placeIds.length === 0
      ? []
      : [sql<number>`case when location_ids && ${placeIds}::bigint[] then 0.4::float8 else 0 end`]),
  ];
  if (parts.length === 0) return null;
  const { asOf, now } = conditions;
  const recency = sql<number>`0.2::float8 * ${recencyScore(asOf ?? now)}`;
  return sql<number>`${sql.join([...parts, recency], sql` + `)}`;
}

/** From 1 down to 0 within months. The cast avoids the numeric arithmetic of `extract`, which is ten times as slow. */
export const recencyScore = (now: Date): RawBuilder<number> =>
  sql<number>`exp(-greatest(extract(epoch from ${now}::timestamptz - posted_at)::float8, 0) / 2592000::float8)`;

/** Of D, C, B and A. Those with D are for phrases. */
export const rankWeights = sql.lit('{0,0.2,0.4,1}');

/** Lexeme limited to title and skills (weights A and C): a word of a company's name often says nothing about the job (物流). */
const inTitleOrSkills = (form: string): string => `${quoteLexeme(form)}:AC`;

function titleScores(
  wanted: readonly Wanted[],
  borders: readonly Border[],
  near: NearMeanings,
): RawBuilder<number>[] {
  const typed = [...new Set(wanted.flatMap(([forms = []]) => forms))];
  const phrase = phraseQueryOf(borders);
  const meaning =
    near.size === 0
      ? sql<number>`0`
      : sql<number>`coalesce((${[...near.values()]}::float8[])[array_position(${[...near.keys()]}::bigint[], title_id)], 0)`;
  return [
    sql<number>`ts_rank(${rankWeights}, head, ${typed.map(quoteLexeme).join(' | ')}::tsquery)`,
    sql<number>`case when head @@ ${titlesQueryOf(wanted)}::tsquery then ${sql.lit(titleShare)}::float8 else ${meaning} +
      case when head @@ ${typed.map(inTitleOrSkills).join(' & ')}::tsquery then ${sql.lit(headShare)}::float8 else 0 end end`,
    ...(phrase === null
      ? []
      : [sql<number>`case when head @@ ${phrase}::tsquery then ${sql.lit(phraseShare)}::float8 else 0 end`]),
    sql<number>`case when head @@ ${quoteLexeme(markTitle(typed))}::tsquery then ${sql.lit(exactTitleShare)}::float8 else 0 end`,
  ];
}

/** The typed words behind one another in a title, as a `tsquery` literal; null for a single word. */
function phraseQueryOf(borders: readonly Border[]): string | null {
  // A title that repeats a word is stored whole with weight D.
  const inOrder = (forms: readonly string[]) => forms.map((form) => `${quoteLexeme(form)}:AD`).join(' <-> ');
  const each = borders.map((border) => `(${border.map((forms) => `(${inOrder(forms)})`).join(' | ')})`);
  return each.length === 0 ? null : each.join(' & ');
}
