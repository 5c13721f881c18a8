import { countryByKey } from '@jobharbor/shared/contracts';
import type { PlaceReach } from './option-spans.ts';
import { type NamedFilter, takeOptions } from './options-in-query.ts';
import { type Clause, type ParsedQuery, parseQuery } from './parse-query.ts';

/**
 * Parses a query for a country. Words that name a place or another option (remote, part-time) filter like that option.
 * So an advertisement that only mentions Makati is no job in Makati. Without such words the same as `parseQuery`.
 */
export function readQuery(country: string, typed: string, reach: PlaceReach = 'place'): ParsedQuery {
  const key = countryByKey(country)?.key;
  const { filters, rest } = key === undefined ? { filters: [], rest: typed } : takeOptions(key, typed, reach);
  const parsed = parseQuery(rest);
  if (filters.length === 0) return parsed;
  return {
    ...parsed,
    must: [...parsed.must, ...filters.map(optionClause)],
    isEmpty: false,
    isUnanswerable: parsed.isUnanswerable && rest !== '',
  };
}

function optionClause({ field, ids, word }: NamedFilter): Clause {
  return {
    word,
    match: { field, ids },
    isPhrase: false,
    isSpelt: false,
    synonyms: [],
    option: { field, ids },
  };
}

/** Whether words of the query filter as options. */
export const namesOptions = ({ must }: ParsedQuery): boolean => must.some(({ option }) => option);
