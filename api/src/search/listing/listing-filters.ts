import type { CountryListing } from './country-listing.ts';

export type Column = keyof CountryListing['columns'];

/** The filters that a listing can evaluate without the database. Times in seconds. */
export interface ListingFilters {
  chosen: ReadonlyMap<Exclude<Column, 'salary_ranges'>, readonly number[]>;
  salaryFrom: number | null;
  salaryTo: number | null;
  /** Companies whose jobs are left out. */
  excludedCompanies: readonly number[];
  asOf: number | null;
  now: number;
}

type Passes = (row: number) => boolean;

export interface RowFilter {
  field: Column;
  passes: Passes;
}

export function readFilters(
  listing: CountryListing,
  { chosen, salaryFrom, salaryTo }: ListingFilters,
): RowFilter[] {
  const filters = [...chosen].map(([field, ids]): RowFilter => {
    const { numbers } = listing.columns[field];
    const holding = listing.columns[field].listsWithAny(ids);
    return { field, passes: (row) => holding[numbers[row] ?? 0] === 1 };
  });
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

/** The same rules as `listed` in `postgres/conditions.ts`. */
export function listedBy(listing: CountryListing, { asOf, now, excludedCompanies }: ListingFilters): Passes {
  const { listed, removed, expires } = listing.times;
  const before = asOf === null ? Number.POSITIVE_INFINITY : asOf + 1;
  const after = asOf ?? Number.MAX_VALUE;
  const moment = asOf ?? now;
  const isListed: Passes = (row) =>
    (listed[row] ?? 0) < before && (removed[row] ?? 0) > after && (expires[row] ?? 0) > moment;
  if (excludedCompanies.length === 0) return isListed;
  const { numbers } = listing.columns.company_ids;
  const excluded = listing.columns.company_ids.listsWithAny(excludedCompanies);
  return (row) => isListed(row) && excluded[numbers[row] ?? 0] !== 1;
}

/** Whether a row is open and passes every filter. */
export function passing(listing: CountryListing, filters: ListingFilters): Passes {
  const isListed = listedBy(listing, filters);
  const active = readFilters(listing, filters);
  return (row) => isListed(row) && active.every(({ passes }) => passes(row));
}
