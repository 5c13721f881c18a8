import type { FacetField, Facets } from '@jobharbor/shared/contracts';
import type { ChoiceColumn } from './choice-column.ts';
import type { CountryListing } from './country-listing.ts';
import { type Column, type ListingFilters, listedBy, readFilters } from './listing-filters.ts';

interface Counted {
  field: Column;
  column: ChoiceColumn;
  numbers: Uint32Array;
  counts: Uint32Array;
}
/** A filter; the facet of its own field is counted without it, because a click there would replace it. */
interface Filter {
  passes: (row: number) => boolean;
  /** Null for a field without a facet. */
  own: Counted | null;
}

/**
 * The rows that pass all filters, newest first, and the counts of each facet over the rows that pass all filters but
 * its own. `marked`, when given, is 1 for each row that matches the words.
 */
export function countListing(
  listing: CountryListing,
  filters: ListingFilters,
  marked: Uint8Array | null,
): { rows: number[]; facets: Facets } {
  const counted = (Object.keys(listing.columns) as Column[])
    .filter((field) => field !== 'company_ids')
    .map((field): Counted => {
      const column = listing.columns[field];
      return { field, column, numbers: column.numbers, counts: column.emptyCounts() };
    });
  const active = readFilters(listing, filters).map(
    ({ field, passes }): Filter => ({ passes, own: counted.find((one) => one.field === field) ?? null }),
  );
  const isListed = listedBy(listing, filters);
  const rows: number[] = [];
  for (let at = 0; at < listing.length; at += 1) {
    const row = listing.order[at] ?? 0;
    if ((marked !== null && marked[row] !== 1) || !isListed(row)) continue;
    let refused = 0;
    let only: Counted | null = null;
    for (const { passes, own } of active) {
      if (passes(row)) continue;
      refused += own === null ? 2 : 1;
      only = own;
      if (refused > 1) break;
    }
    if (refused > 1) continue;
    if (only !== null) {
      add(only, row);
      continue;
    }
    rows.push(row);
    for (const one of counted) add(one, row);
  }
  return { rows, facets: toFacets(counted) };
}

function add({ numbers, counts }: Counted, row: number): void {
  const number = numbers[row] ?? 0;
  counts[number] = (counts[number] ?? 0) + 1;
}

function toFacets(counted: readonly Counted[]): Facets {
  const of = (field: Column) => {
    const found = counted.find((one) => one.field === field);
    return found === undefined ? new Map<number, number>() : found.column.countsById(found.counts);
  };
  const list = (field: FacetField) =>
    [...of(field)].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count || a.id - b.id);
  return {
    job_locations: list('job_locations'),
    job_categories: list('job_categories'),
    degrees: list('degrees'),
    xp_lvls: list('xp_lvls'),
    job_types: list('job_types'),
    work_arrangements: list('work_arrangements'),
    salary_ranges: list('salary_ranges'),
    is_company_verified: of('is_company_verified').get(1) ?? 0,
  };
}
