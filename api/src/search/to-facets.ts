import { type Facets, flagFilters, type ListedFilter, listedFilters } from '@jobharbor/shared/contracts';
import { columnOf } from '../search-filters/filter-columns.ts';

interface Count {
  id: number;
  count: number;
}

/** The facets of an answer from the counts of each: the options with most jobs first, ages from the youngest. */
export const toFacets = (countsOf: (field: keyof Facets) => Count[]): Facets =>
  Object.fromEntries([
    ...listedFilters.map((filter) => [filter.field, ordered(filter, countsOf(filter.field))]),
    ...flagFilters.map(({ field }) => [field, countsOf(field)[0]?.count ?? 0]),
  ]) as Facets;

function ordered(filter: ListedFilter, counts: Count[]): Count[] {
  if (filter.kind === 'within') return counts.sort((a, b) => a.id - b.id);
  const all = counts.sort((a, b) => b.count - a.count || a.id - b.id);
  return filter.kind === 'range' ? all : all.slice(0, columnOf(filter.field).maxCounted);
}
