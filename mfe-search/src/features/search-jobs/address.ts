import {
  type AddressFilters,
  canonicalFilters,
  readFilterParams,
  writeFilterParams,
} from '@jobharbor/shared/contracts/search/search-address';
import {
  flagFilters,
  type ListedFilter,
  type ListedName,
  listedFilters,
} from '@jobharbor/shared/contracts/search/search-filters';

/** Filters with lists of options, by their names in the address; those of `company` come with the results. */
export const listedNames: readonly ListedName[] = listedFilters.map(({ name }) => name);

/** Filters with options of the country's lists. */
export const choiceNames = listedNames.filter((name): name is ChoiceName => name !== 'company');
export type ChoiceName = Exclude<ListedFilter, { list: null }>['name'];

export const sorts = ['newest', 'relevant', 'pay', 'closing'] as const;
export type Sort = (typeof sorts)[number];

/** The search of a results page, with the `seo_value` of each selected option. Equal searches have equal addresses. */
export interface ResultsSearch extends AddressFilters {
  /** Undefined is the default: `relevant` for a search with text, `newest` otherwise. */
  sort: Sort | undefined;
}

/** URL of a results page: the search, the page (from 1), and the job beside the list. */
export interface ResultsAddress {
  filters: ResultsSearch;
  page: number;
  job: number | undefined;
}

const maxPage = 1_000;

const count = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

export const defaultSort = ({ q }: Pick<ResultsSearch, 'q'>): Sort => (q ? 'relevant' : 'newest');

/** Parses any query string; ignores invalid values, e.g. of a URL typed by hand. */
export const readAddress = (params: URLSearchParams): ResultsAddress => ({
  filters: normalise({
    ...readFilterParams(params),
    sort: sorts.find((name) => name === params.get('sort')),
  }),
  page: Math.min(count(params.get('page')) ?? 1, maxPage),
  job: count(params.get('job')),
});

/** Without script the panels cannot load their options when opened: at this URL the server renders all of them. */
export const drawsOptions = (params: URLSearchParams): boolean => params.has(optionsParameter);
export const optionsParameter = 'options';

const ownSort = (filters: ResultsSearch): Sort | undefined =>
  filters.sort === defaultSort(filters) ? undefined : filters.sort;

/** The search in canonical form. */
export const normalise = (filters: ResultsSearch): ResultsSearch => ({
  ...canonicalFilters(filters),
  sort: ownSort(filters),
});

/** The canonical query string with its question mark; empty for the unfiltered list. */
export function writeAddress({
  filters,
  page = 1,
  job,
}: Partial<ResultsAddress> & { filters: ResultsSearch }): string {
  const params = writeFilterParams(filters);
  const sort = ownSort(filters);
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (job !== undefined) params.set('job', String(job));
  const text = params.toString();
  return text && `?${text}`;
}

/** Number of chosen values of the filters with options of the country's lists. */
export const countChoices = (filters: ResultsSearch): number =>
  choiceNames.reduce((sum, name) => sum + filters[name].length, 0);

/** Number of active filter values; text and sort do not count. */
export const countFilters = (filters: ResultsSearch): number =>
  listedNames.reduce((sum, name) => sum + filters[name].length, 0) +
  flagFilters.filter(({ name }) => filters[name]).length;

/** The search without filters, with the same text and sort. */
export const withoutFilters = ({ q, sort }: ResultsSearch): ResultsSearch => ({
  ...readAddress(new URLSearchParams()).filters,
  q,
  sort,
});
