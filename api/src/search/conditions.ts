import type { CountryKey, jobQuery } from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import { markedFields } from '../search-filters/filter-columns.ts';
import type { ChosenField } from './listing/listing-filters.ts';
import { type ParsedQuery, parseQuery } from './query/parse-query.ts';
import { namesOptions, readQuery } from './query/read-query.ts';

export interface SearchRequest {
  country: CountryKey;
  query: z.output<typeof jobQuery>;
}

/** A filter that a person can remove. */
export type DroppableField = ChosenField | 'query' | 'salary_from' | 'salary_to' | 'posted_within';

/** A search as an engine gets it. */
export interface Conditions {
  country: string;
  parsed: ParsedQuery;
  /** Allowed values by filter. */
  chosen: ReadonlyMap<ChosenField, readonly number[]>;
  salaryFrom: number | null;
  salaryTo: number | null;
  /** Companies whose jobs are left out; no filter that a person can remove. */
  excludedCompanies: readonly number[];
  postedSince: Date | null;
  /** Null for the jobs that are open now; otherwise those that were open at that time. */
  asOf: Date | null;
  now: Date;
}

/** Maximum age of frozen result lists in milliseconds. */
const longestFreezeMs = 86_400_000;

/** `titleIds`: the advertised titles of `function_job_title_ids`. */
export function readConditions(
  { country, query }: SearchRequest,
  now: Date,
  titleIds: readonly number[] = [],
): Conditions {
  const chosen = new Map<ChosenField, readonly number[]>();
  for (const field of [...markedFields, 'function_job_title_ids'] as const) {
    const value = query[field];
    const ids = Array.isArray(value) ? value : value === true ? [1] : [];
    if (ids.length > 0) chosen.set(field, field === 'function_job_title_ids' ? titleIds : ids);
  }
  const asOf = query.as_of === undefined ? null : new Date(query.as_of * 1_000);
  const isFrozen = asOf !== null && asOf <= now && now.getTime() - asOf.getTime() < longestFreezeMs;
  return {
    country,
    parsed: readQuery(country, query.query ?? ''),
    chosen,
    salaryFrom: query.salary_from ?? null,
    salaryTo: query.salary_to ?? null,
    excludedCompanies: query.excluded_company_ids ?? [],
    postedSince:
      query.posted_within === undefined
        ? null
        : new Date((isFrozen ? asOf : now).getTime() - query.posted_within * 86_400_000),
    asOf: isFrozen ? asOf : null,
    now,
  };
}

/** The search whose words are all text; null where none of them names an option. */
export const asText = (conditions: Conditions, typed: string): Conditions | null =>
  namesOptions(conditions.parsed) ? { ...conditions, parsed: parseQuery(typed) } : null;

export const hasKeyword = ({ parsed }: Conditions): boolean =>
  parsed.must.length + parsed.not.length > 0 || parsed.isUnanswerable;

export const activeFields = (conditions: Conditions): DroppableField[] => [
  ...(hasKeyword(conditions) ? (['query'] as const) : []),
  ...conditions.chosen.keys(),
  ...(conditions.postedSince === null ? [] : (['posted_within'] as const)),
  ...(conditions.salaryFrom === null ? [] : (['salary_from'] as const)),
  ...(conditions.salaryTo === null ? [] : (['salary_to'] as const)),
];

export function without(conditions: Conditions, ...fields: readonly DroppableField[]): Conditions {
  return {
    ...conditions,
    parsed: fields.includes('query') ? parseQuery('') : conditions.parsed,
    chosen: new Map([...conditions.chosen].filter(([field]) => !fields.includes(field))),
    salaryFrom: fields.includes('salary_from') ? null : conditions.salaryFrom,
    salaryTo: fields.includes('salary_to') ? null : conditions.salaryTo,
    postedSince: fields.includes('posted_within') ? null : conditions.postedSince,
  };
}
