import type { Facets } from '@jobharbor/shared/contracts';
import { countedFields } from '../../../search-filters/filter-columns.ts';
import type { Conditions } from '../../conditions.ts';
import type { ParsedQuery } from '../../query/parse-query.ts';
import { never } from '../index-format.ts';
import { anyOfThese, type Dsl, nothing, termOf, termsOf } from './dsl.ts';
import { inTitle, optionQuery, queryOf } from './match-query.ts';

/** A filter whose facet is counted without it, because a click there replaces it. */
export interface FacetFilter {
  facet: keyof Facets;
  query: Dsl;
}

export interface SearchFilters {
  /** Conditions that each number of an answer obeys. */
  base: Dsl[];
  own: FacetFilter[];
}

export const micros = (time: Date): number => time.getTime() * 1_000;

const facetFields: ReadonlySet<string> = new Set(countedFields);
const isFacet = (field: string): field is keyof Facets => facetFields.has(field);

export function filtersOf(conditions: Conditions): SearchFilters {
  const { parsed, chosen, postedSince, excludedCompanies } = conditions;
  const base: Dsl[] = [...wordsOf(parsed), ...listedOf(conditions)];
  const own: FacetFilter[] = [];
  if (excludedCompanies.length > 0)
    base.push({ bool: { must_not: termsOf('company_id', excludedCompanies) } });
  for (const [field, ids] of chosen) {
    if (field === 'function_job_title_ids') base.push(termsOf('title_id', ids));
    else if (isFacet(field)) own.push({ facet: field, query: optionQuery(field, ids) });
    else base.push(optionQuery(field, ids));
  }
  if (postedSince !== null)
    own.push({ facet: 'posted_within', query: { range: { posted_at: { gte: micros(postedSince) } } } });
  const pay = paidOf(conditions);
  if (pay.length > 0) own.push({ facet: 'salary_ranges', query: { bool: { filter: pay } } });
  return { base, own };
}

/** All of them at once. */
export const conditionsQuery = (conditions: Conditions): Dsl => {
  const { base, own } = filtersOf(conditions);
  return { bool: { filter: [...base, ...own.map(({ query }) => query)] } };
};

export function wordsOf({ must, not, isUnanswerable }: ParsedQuery): Dsl[] {
  return [
    ...(isUnanswerable ? [nothing] : []),
    ...must.map(({ match, synonyms }) =>
      anyOfThese([queryOf(match), ...synonyms.map((forms) => inTitle(forms))]),
    ),
    ...(not.length === 0 ? [] : [{ bool: { must_not: not.map(({ match }) => queryOf(match)) } }]),
  ];
}

/** The same rules as `listed` in `postgres/conditions.ts`. */
function listedOf({ asOf, now }: Conditions): Dsl[] {
  const expires = { range: { expires_at: { gt: micros(asOf ?? now) } } };
  if (asOf === null) return [termOf('removed_at', never), expires];
  return [
    { range: { listed_at: { lt: micros(asOf) + 1_000_000 } } },
    { range: { removed_at: { gt: micros(asOf) } } },
    expires,
  ];
}

/** The same rules as `paid` in `postgres/conditions.ts`. */
const paidOf = ({ salaryFrom, salaryTo }: Conditions): Dsl[] => [
  ...(salaryFrom === null ? [] : [{ range: { salary_high: { gte: salaryFrom } } }]),
  ...(salaryTo === null
    ? []
    : [{ range: { salary_low: { lt: Math.max(salaryTo, (salaryFrom ?? 0) + 1) } } }]),
];
