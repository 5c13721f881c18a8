import { createHash } from 'node:crypto';
import type { AlertFilters, CountryKey } from '@jobharbor/shared/contracts';
import { basicForms } from '../../search/analyser/analyse-text.ts';
import { type MarkedField, markFilter } from '../../search/filter-marks.ts';
import { allInTitle, markQueries, readConditions } from '../../search/postgres/conditions.ts';
import { functionNames } from '../../search/postgres/titles-of-functions.ts';
import { toTsquery } from '../../search/query/parse-query.ts';
import { type Anchors, anchorsOf, weightOf } from './anchors.ts';

/** A search as conditions on one document: the same that `matching` asks of all. */
export interface CompiledSearch {
  terms: string | null;
  /** Of each name with synonyms, the words, or in `eitherHead` a title with one of the synonyms. */
  eitherTerms: string[];
  eitherHead: string[];
  salaryFrom: number | null;
  salaryTo: number | null;
  /** A document that matches holds one of them; every document holds the empty one. None: nothing matches. */
  anchors: Anchors;
}

/** Filters from which more can be told of a job than from a word, and those from which less. */
const rareFields: readonly MarkedField[] = ['company_ids', 'job_function_ids'];
const commonFields: readonly MarkedField[] = ['job_locations', 'job_categories', 'main_functions'];

export function compileSearch(country: CountryKey, filters: AlertFilters): CompiledSearch {
  const { parsed, chosen, salaryFrom, salaryTo } = readConditions(
    { country, query: { ...filters, page: 1, size: 1 } },
    new Date(0),
  );
  const named = parsed.must.filter(({ synonyms }) => synonyms.length > 0);
  const words = toTsquery(parsed);
  const functionTitles = titleQuery(filters.function_job_title_ids ?? []);
  return {
    terms: [...(words === null ? [] : [words]), ...markQueries(chosen)].join(' & ') || null,
    // A title of a job function is never a term.
    eitherTerms: [...named.map(({ tsquery }) => tsquery), ...functionTitles.map(() => "'=none'")],
    eitherHead: [...named.map(({ synonyms }) => synonyms.map(allInTitle).join(' | ')), ...functionTitles],
    salaryFrom,
    salaryTo,
    anchors: parsed.isUnanswerable ? [] : chooseAnchors(),
  };

  function chooseAnchors(): Anchors {
    const byWord = parsed.must.flatMap(({ tsquery, synonyms }) => {
      const typed = anchorsOf(tsquery);
      const others = synonyms.map((forms) => anchorsOf(allInTitle(forms)));
      if (typed === null || others.some((anchors) => anchors === null)) return [];
      const anchors = [...new Set([...typed, ...others.flatMap((one) => one ?? [])])];
      return { rank: 3 + Math.min(weightOf(anchors), 99) / 100, anchors };
    });
    const byFilter = [...chosen].flatMap(([field, ids]) =>
      field === 'function_job_title_ids'
        ? []
        : [
            {
              rank: rareFields.includes(field) ? 4 : commonFields.includes(field) ? 2 : 1,
              anchors: ids.map((id) => markFilter(field, id)),
            },
          ],
    );
    return [...byWord, ...byFilter].toSorted((a, b) => b.rank - a.rank)[0]?.anchors ?? [''];
  }
}

/** One condition on the title: the words of the name of one of these titles of job functions. None for no id. */
function titleQuery(functionIds: readonly number[]): string[] {
  if (functionIds.length === 0) return [];
  const names = functionNames(functionIds).map((name) => allInTitle(basicForms(name)));
  return [names.join(' | ') || "'=none'"];
}

export const hashFilters = (filters: AlertFilters): Buffer =>
  createHash('sha256').update(JSON.stringify(filters)).digest();
