import type { Facets } from '../contracts/search/search.ts';
import { fieldsOf, flagFilters, listedFilters, recordOf } from '../contracts/search/search-filters.ts';

/** Facets of a search that finds nothing. */
export const noFacets: Facets = {
  ...recordOf(fieldsOf(listedFilters), []),
  ...recordOf(fieldsOf(flagFilters), 0),
};
