import { createHash } from 'node:crypto';
import type { AlertFilters, CountryKey } from '@jobharbor/shared/contracts';
import { basicForms } from '../../search/analyser/analyse-text.ts';
import { type Conditions, readConditions } from '../../search/conditions.ts';
import { markQueries, readWords, titleQueryOf } from '../../search/postgres/conditions.ts';
import { functionNames } from '../../search/postgres/titles-of-functions.ts';
import { toTsquery, tsqueryOf } from '../../search/postgres/tsquery.ts';
import { type Anchors, anchorsOf } from './anchors.ts';

/** A search compiled to conditions on one document, equivalent to `searchCondition`. */
export interface CompiledSearch {
  terms: string | null;
  /** Conditions of names with synonyms: the words, or in `eitherHead` a title with one of the synonyms. */
  eitherTerms: string[];
  eitherHead: string[];
  salaryFrom: number | null;
  salaryTo: number | null;
  /**
   * The anchors of each condition that has some: a document that matches holds one of each. Every document holds the empty
   * lexeme. None: nothing matches.
   */
  clauses: Anchors[];
  /** A title that is near to this one counts as the words; null where they alone count. */
  nearTitle: string | null;
  /** Further conditions on such a job. */
  nearTerms: string | null;
}

export function compileSearch(country: CountryKey, filters: AlertFilters): CompiledSearch {
  if (filters.list) return matchedApart;
  const conditions = readConditions({ country, query: { ...filters, page: 1, size: 1 } }, new Date(0));
  const { parsed, chosen, salaryFrom, salaryTo } = conditions;
  const named = parsed.must.filter(({ synonyms }) => synonyms.length > 0);
  const words = toTsquery(parsed);
  const functionTitles = titleQuery(filters.function_job_title_ids ?? []);
  return {
    terms: [...(words === null ? [] : [words]), ...markQueries(chosen)].join(' & ') || null,
    // A title of a job function is never a term.
    eitherTerms: [...named.map(({ match }) => tsqueryOf(match)), ...functionTitles.map(() => "'=none'")],
    eitherHead: [...named.map(({ synonyms }) => synonyms.map(titleQueryOf).join(' | ')), ...functionTitles],
    salaryFrom,
    salaryTo,
    clauses: parsed.isUnanswerable ? [] : findClauses(),
    nearTitle: filters.near_titles && functionTitles.length === 0 ? titleOf(conditions) : null,
    nearTerms:
      [toTsquery({ ...parsed, must: [] }), ...markQueries(chosen)]
        .filter((part) => part !== null)
        .join(' & ') || null,
  };

  function findClauses(): Anchors[] {
    const byWord = parsed.must.map(({ match, synonyms }) =>
      anchorsOf([tsqueryOf(match), ...synonyms.map(titleQueryOf)].join(' | ')),
    );
    const byFilter = [...markQueries(chosen), ...functionTitles].map(anchorsOf);
    const clauses = [...byWord, ...byFilter].filter((anchors) => anchors !== null);
    return clauses.length > 0 ? clauses : [['']];
  }
}

/** That of a list over all countries, which `match-across.ts` matches: nothing matches it here. */
const matchedApart: CompiledSearch = {
  ...{ terms: null, eitherTerms: [], eitherHead: [], salaryFrom: null, salaryTo: null },
  ...{ clauses: [], nearTitle: null, nearTerms: null },
};

/** The title that was typed; null for none, for a quoted one and for one with a place or another option in it. */
function titleOf(conditions: Conditions): string | null {
  const { text, placeIds } = readWords(conditions);
  const isNarrow = conditions.parsed.must.some(({ isPhrase, option }) => isPhrase || option);
  return placeIds.length > 0 || isNarrow ? null : text || null;
}

/** One condition on the title: the words of the name of one of these titles of job functions. None for no id. */
function titleQuery(functionIds: readonly number[]): string[] {
  if (functionIds.length === 0) return [];
  const names = functionNames(functionIds).map((name) => titleQueryOf(basicForms(name)));
  return [names.join(' | ') || "'=none'"];
}

export const hashFilters = (filters: AlertFilters): Buffer =>
  createHash('sha256').update(JSON.stringify(filters)).digest();
