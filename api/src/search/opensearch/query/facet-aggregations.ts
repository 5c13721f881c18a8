import type { Facets } from '@jobharbor/shared/contracts';
import { postingAges } from '../../../config-lists/index.ts';
import { columnOf, countedFields } from '../../../search-filters/filter-columns.ts';
import type { Conditions } from '../../conditions.ts';
import { toFacets } from '../../to-facets.ts';
import { type FacetFilter, micros } from './conditions-query.ts';
import type { Dsl } from './dsl.ts';

/** More options than any list of a country has. */
const maxOptions = 20_000;

interface Bucket {
  key: string | number;
  doc_count: number;
}
export interface Buckets {
  buckets: Bucket[];
}
export type Aggregations = Readonly<Record<string, Buckets & { of?: Buckets }>>;

/** An aggregation over the matches that pass these filters. */
export function within(filters: readonly FacetFilter[], aggregation: Dsl): Dsl {
  if (filters.length === 0) return aggregation;
  return {
    filter: { bool: { filter: filters.map(({ query }) => query) } },
    aggs: { of: aggregation },
  };
}

/** The filters that a facet obeys: all but its own. */
export const othersThan = (own: readonly FacetFilter[], facet: string): FacetFilter[] =>
  own.filter((filter) => filter.facet !== facet);

/** Counts of each facet, by its name. */
export function facetAggregations({ asOf, now }: Conditions): Record<string, Dsl> {
  const today = (asOf ?? now).getTime();
  const ages = postingAges.map(({ id }) => ({
    key: String(id),
    from: micros(new Date(today - id * 86_400_000)),
  }));
  return {
    ...Object.fromEntries(countedFields.map((field) => [field, countOf(field)])),
    salary_ranges: byTerm('salary_ranges', maxOptions),
    posted_within: { range: { field: 'posted_at', keyed: false, ranges: ages } },
  };
}

const byTerm = (field: string, size: number, more: Dsl = {}): Dsl => ({ terms: { field, size, ...more } });

function countOf(field: (typeof countedFields)[number]): Dsl {
  const { column, maxCounted } = columnOf(field);
  if (maxCounted === undefined) return byTerm(column, maxOptions);
  return byTerm(column, maxCounted, { order: [{ _count: 'desc' }, { _key: 'asc' }] });
}

export function readFacets(answer: Aggregations): Facets {
  return toFacets((field) => {
    const counts = (answer[field]?.of ?? answer[field])?.buckets ?? [];
    const found = counts.flatMap(({ key, doc_count: count }) =>
      count > 0 ? [{ id: Number(key), count }] : [],
    );
    return isCounted(field) ? withAll(field, found) : found;
  });
}

type CountedField = (typeof countedFields)[number];
const isCounted = (field: string): field is CountedField =>
  (countedFields as readonly string[]).includes(field);

/** Jobs that pass each option of a list are stored with the mark of all, and count for each. */
function withAll(field: CountedField, found: { id: number; count: number }[]) {
  const { listed, wanted } = columnOf(field);
  if (wanted === undefined) return found;
  const countsOf = new Map(found.map(({ id, count }) => [id, count]));
  return (listed ?? []).flatMap((id) => {
    const count = wanted(id).reduce((sum, one) => sum + (countsOf.get(one) ?? 0), 0);
    return count > 0 ? [{ id, count }] : [];
  });
}
