import { columnOf, type MarkedField } from '../../search-filters/filter-columns.ts';
import type { CountryListing } from './country-listing.ts';

/** Filters by options. The values of `function_job_title_ids` are ids of advertised titles here. */
export type ChosenField = MarkedField | 'function_job_title_ids';

/** The filters that a listing can evaluate without the database. Times in seconds. */
export interface ListingFilters {
  chosen: ReadonlyMap<ChosenField, readonly number[]>;
  salaryFrom: number | null;
  salaryTo: number | null;
  /** Companies whose jobs are left out. */
  excludedCompanies: readonly number[];
  postedSince: number | null;
  asOf: number | null;
  now: number;
}

type RowPredicate = (row: number) => boolean;

export interface RowFilter {
  field: ChosenField | 'salary_ranges' | 'posted_within';
  passes: RowPredicate;
}

export function readFilters(
  listing: CountryListing,
  { chosen, salaryFrom, salaryTo, postedSince }: ListingFilters,
): RowFilter[] {
  const filters = [...chosen].map(
    ([field, ids]): RowFilter => ({ field, passes: choice(listing, field, ids) }),
  );
  if (postedSince !== null)
    filters.push({ field: 'posted_within', passes: (row) => listing.postedAt(row) >= postedSince });
  if (salaryFrom === null && salaryTo === null) return filters;
  const { low, high } = listing.pay;
  const from = salaryFrom ?? Number.NEGATIVE_INFINITY;
  const below = salaryTo === null ? Number.POSITIVE_INFINITY : Math.max(salaryTo, (salaryFrom ?? 0) + 1);
  filters.push({
    field: 'salary_ranges',
    passes: (row) => (high[row] ?? 0) >= from && (low[row] ?? 0) < below,
  });
  return filters;
}

function choice(listing: CountryListing, field: ChosenField, ids: readonly number[]): RowPredicate {
  if (field === 'function_job_title_ids') {
    const titles = new Set(ids);
    return (row) => titles.has(listing.titles[row] ?? 0);
  }
  const column = listing.columns[columnOf(field).column];
  const { numbers } = column;
  const holding = column.listsWithAny(ids);
  return (row) => holding[numbers[row] ?? 0] === 1;
}

/** The same rules as `listed` in `postgres/conditions.ts`. */
export function listedBy(
  listing: CountryListing,
  { asOf, now, excludedCompanies }: ListingFilters,
): RowPredicate {
  const { listed, removed, expires } = listing.times;
  const before = asOf === null ? Number.POSITIVE_INFINITY : asOf + 1;
  const after = asOf ?? Number.MAX_VALUE;
  const moment = asOf ?? now;
  const isListed: RowPredicate = (row) =>
    (listed[row] ?? 0) < before && (removed[row] ?? 0) > after && (expires[row] ?? 0) > moment;
  if (excludedCompanies.length === 0) return isListed;
  const { numbers } = listing.columns.company_id;
  const excluded = listing.columns.company_id.listsWithAny(excludedCompanies);
  return (row) => isListed(row) && excluded[numbers[row] ?? 0] !== 1;
}

/** Whether a row is open and passes every filter. */
export function createRowPredicate(listing: CountryListing, filters: ListingFilters): RowPredicate {
  const isListed = listedBy(listing, filters);
  const active = readFilters(listing, filters);
  return (row) => isListed(row) && active.every(({ passes }) => passes(row));
}
