import { listedFilter, listedFilters, type SearchFilter } from './search-filters.ts';

/**
 * The lists over all countries. `web3`: remote ones, and all of the market's country. `visa`: of other countries, whose
 * employer arranges a visa.
 */
export const acrossLists = ['remote', 'web3', 'visa'] as const;
export type AcrossList = (typeof acrossLists)[number];

/** The filters of a list over all countries. */
export type AcrossFilter = Extract<SearchFilter, { isAcross: true }>;
export const acrossFilters = listedFilters.filter((filter): filter is AcrossFilter => 'isAcross' in filter);

/** Field of the office hours in common. In a list over all countries they are those with the person's time zone. */
export const hoursField = listedFilter.hours.field;
