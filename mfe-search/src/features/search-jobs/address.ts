import { addressText } from '../../common/address-text.ts';

/** Filters with options of the country's lists, by their query parameters. */
export const choiceFields = [
  'location',
  'category',
  'salary',
  'type',
  'experience',
  'arrangement',
  'education',
  'posted',
  'industry',
  'language',
  'apply',
  'openTo',
  'hours',
] as const;
export type ChoiceField = (typeof choiceFields)[number];

/** All filters with lists of options; those of `company` come with the results. */
export const listedFields = [...choiceFields, 'company'] as const;
export type ListedField = (typeof listedFields)[number];

export const sorts = ['newest', 'relevant', 'pay', 'closing'] as const;
export type Sort = (typeof sorts)[number];

/**
 * A search, with the `seo_value` of each selected option. Values are sorted and unique, so that equal searches have equal
 * URLs.
 */
export interface JobFilters extends Record<ChoiceField, readonly string[]> {
  q: string;
  /** Ids of companies, from a company's page. */
  company: readonly string[];
  verified: boolean;
  web3: boolean;
  /** Undefined is the default: `relevant` for a search with text, `newest` otherwise. */
  sort: Sort | undefined;
}

/** URL of a results page: the search, the page (from 1), and the job beside the list. */
export interface ResultsAddress {
  filters: JobFilters;
  page: number;
  job: number | undefined;
}

const maxPage = 1_000;
const maxValues = 50;

const unique = (values: readonly string[]): string[] =>
  [...new Set(values.map(addressText).filter(Boolean))].sort().slice(0, maxValues);

const count = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Single-choice filters: salary range, age and shared hours. */
const single = (values: readonly string[]): string[] => values.slice(0, 1);

export const defaultSort = ({ q }: Pick<JobFilters, 'q'>): Sort => (q ? 'relevant' : 'newest');

/** Parses any query string; ignores invalid values, e.g. of a URL typed by hand. */
export function readAddress(params: URLSearchParams): ResultsAddress {
  const lists = Object.fromEntries(choiceFields.map((field) => [field, params.getAll(field)])) as Record<
    ChoiceField,
    string[]
  >;
  const sort = sorts.find((name) => name === params.get('sort'));
  return {
    filters: normalise({
      q: addressText(params.get('q') ?? ''),
      ...lists,
      company: unique(params.getAll('company')).filter((id) => count(id) !== undefined),
      verified: params.get('verified') === '1',
      web3: params.get('web3') === '1',
      sort,
    }),
    page: Math.min(count(params.get('page')) ?? 1, maxPage),
    job: count(params.get('job')),
  };
}

/** Without script the panels cannot load their options when opened: at this URL the server renders all of them. */
export const drawsOptions = (params: URLSearchParams): boolean => params.has(optionsParameter);
export const optionsParameter = 'options';

/** The search in canonical form. */
export function normalise(filters: JobFilters): JobFilters {
  const fields = Object.fromEntries(listedFields.map((field) => [field, unique(filters[field])])) as Record<
    ListedField,
    string[]
  >;
  return {
    ...filters,
    ...fields,
    salary: single(fields.salary),
    posted: single(fields.posted),
    hours: single(fields.hours),
    sort: filters.sort === defaultSort(filters) ? undefined : filters.sort,
  };
}

/** The canonical query string with its question mark; empty for the unfiltered list. */
export function writeAddress({
  filters,
  page = 1,
  job,
}: Partial<ResultsAddress> & { filters: JobFilters }): string {
  const own = normalise(filters);
  const params = new URLSearchParams();
  if (own.q) params.set('q', own.q);
  for (const field of listedFields) {
    for (const value of own[field]) params.append(field, value);
  }
  if (own.verified) params.set('verified', '1');
  if (own.web3) params.set('web3', '1');
  if (own.sort) params.set('sort', own.sort);
  if (page > 1) params.set('page', String(page));
  if (job !== undefined) params.set('job', String(job));
  const text = params.toString();
  return text && `?${text}`;
}

/** Number of chosen values of the filters with options of the country's lists. */
export const countChoices = (filters: JobFilters): number =>
  choiceFields.reduce((sum, field) => sum + filters[field].length, 0);

/** Number of active filter values; text and sort do not count. */
export const countFilters = (filters: JobFilters): number =>
  listedFields.reduce((sum, field) => sum + filters[field].length, 0) +
  Number(filters.verified) +
  Number(filters.web3);

/** The search without filters, with the same text and sort. */
export const withoutFilters = ({ q, sort }: JobFilters): JobFilters => ({
  ...readAddress(new URLSearchParams()).filters,
  q,
  sort,
});
