/**
 * The filters of a search, in the order of the address and of the page. Only here is a filter's name in the address
 * (`name`, also the key of its texts) tied to its field in request and facets (`field`). How the API stores and reads
 * the value of a job: `api/src/search-filters`.
 *
 * - `any`: ids of options, of which a job has one.
 * - `atLeast`: ids of steps, of which a job passes the lowest; a person chooses one.
 * - `within`: an option whose id is a number of days. It is a number in the request, and no part of a job alert.
 * - `range`: an option with two bounds, the fields `from` and `to` of the request; `field` is that of its facet.
 * - `flag`: true or absent.
 *
 * `isAcross`: a filter of the lists over all countries, too, since its options mean the same in each of them.
 *
 * `list` names the options among the filter lists; null for companies, whose ids stand in the address and whose names come
 * with the results.
 */
export const searchFilters = [
  { name: 'location', kind: 'any', field: 'job_locations', list: 'location_lists' },
  { name: 'category', kind: 'any', field: 'job_categories', list: 'job_category_lists', isAcross: true },
  {
    name: 'salary',
    kind: 'range',
    field: 'salary_ranges',
    from: 'salary_from',
    to: 'salary_to',
    list: 'salary_range_filters',
  },
  { name: 'type', kind: 'any', field: 'job_types', list: 'job_types', isAcross: true },
  { name: 'experience', kind: 'any', field: 'xp_lvls', list: 'xp_lvls', isAcross: true },
  { name: 'arrangement', kind: 'any', field: 'work_arrangements', list: 'work_arrangements' },
  { name: 'education', kind: 'any', field: 'degrees', list: 'educations', isAcross: true },
  { name: 'posted', kind: 'within', field: 'posted_within', list: 'posting_ages' },
  { name: 'industry', kind: 'any', field: 'industries', list: 'industry_lists', isAcross: true },
  { name: 'language', kind: 'any', field: 'languages', list: 'ad_languages', isAcross: true },
  { name: 'apply', kind: 'any', field: 'apply_modes', list: 'apply_modes' },
  { name: 'openTo', kind: 'any', field: 'applicant_countries', list: 'applicant_countries' },
  { name: 'hours', kind: 'atLeast', field: 'shared_hours', list: 'shared_hours', isAcross: true },
  { name: 'company', kind: 'any', field: 'company_ids', list: null },
  { name: 'verified', kind: 'flag', field: 'is_company_verified' },
  { name: 'web3', kind: 'flag', field: 'is_web3' },
  { name: 'fresh', kind: 'flag', field: 'is_fresh' },
] as const;

export type SearchFilter = (typeof searchFilters)[number];
type FilterKind = SearchFilter['kind'];
export type FilterOf<K extends FilterKind> = Extract<SearchFilter, { kind: K }>;

/** The filters of these kinds, in the order of the table. */
export const filtersOf = <K extends FilterKind>(...kinds: readonly K[]): FilterOf<K>[] =>
  searchFilters.filter((filter): filter is FilterOf<K> => kinds.some((kind) => kind === filter.kind));

/** Filters whose values are chosen from options. */
export const listedFilters = filtersOf('any', 'atLeast', 'within', 'range');
export type ListedFilter = (typeof listedFilters)[number];
export type ListedName = ListedFilter['name'];

/** The filter of a name. */
export const listedFilter = Object.fromEntries(listedFilters.map((filter) => [filter.name, filter])) as {
  [N in ListedName]: Extract<ListedFilter, { name: N }>;
};

export const flagFilters = filtersOf('flag');
export type FlagName = FilterOf<'flag'>['name'];

/** Filters that are lists of ids in the request. */
export const idFilters = filtersOf('any', 'atLeast');

/** The lists of options that the API serves for filters. */
export type FilterListName = NonNullable<ListedFilter['list']>;
export const filterListNames: readonly FilterListName[] = listedFilters.flatMap(({ list }) => list ?? []);

export const fieldsOf = <F extends { field: string }>(filters: readonly F[]): F['field'][] =>
  filters.map(({ field }) => field);

/** An object with the same value for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], value: V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;
