import type { Facets } from '@jobharbor/shared/contracts';
import { postingAges } from '../../config-lists/index.ts';
import { columnOf, countedFields } from '../../search-filters/filter-columns.ts';
import { toFacets } from '../to-facets.ts';
import type { ChoiceColumn } from './choice-column.ts';
import type { CountryListing } from './country-listing.ts';
import { type ListingFilters, listedBy, readFilters } from './listing-filters.ts';

interface Counted {
  field: Exclude<keyof Facets, 'posted_within'>;
  column: ChoiceColumn;
  numbers: Uint32Array;
  counts: Uint32Array;
}
/** A filter; the facet of its own field is counted without it, because a click there would replace it. */
interface Filter {
  passes: (row: number) => boolean;
  /** Null for a field without a facet. */
  own: Counted | Ages | null;
}
/** Counts by the age of the advertisement. */
interface Ages {
  add(row: number): void;
  counts(): { id: number; count: number }[];
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
  const counted = ([...countedFields, 'salary_ranges'] as const).map((field): Counted => {
    const column = listing.columns[field === 'salary_ranges' ? field : columnOf(field).column];
    return { field, column, numbers: column.numbers, counts: column.emptyCounts() };
  });
  const ages = countAges(listing, filters.asOf ?? filters.now);
  const active = readFilters(listing, filters).map(
    ({ field, passes }): Filter => ({
      passes,
      own: field === 'posted_within' ? ages : (counted.find((one) => one.field === field) ?? null),
    }),
  );
  const isListed = listedBy(listing, filters);
  const rows: number[] = [];
  for (let at = 0; at < listing.length; at += 1) {
    const row = listing.order[at] ?? 0;
    if ((marked !== null && marked[row] !== 1) || !isListed(row)) continue;
    let refused = 0;
    let only: Filter['own'] = null;
    for (const { passes, own } of active) {
      if (passes(row)) continue;
      refused += own === null ? 2 : 1;
      only = own;
      if (refused > 1) break;
    }
    if (refused > 1) continue;
    if (only !== null) {
      if ('add' in only) only.add(row);
      else countRows(only, [row]);
      continue;
    }
    rows.push(row);
    ages.add(row);
  }
  // Column by column, which reads memory sequentially.
  for (const one of counted) countRows(one, rows);
  return {
    rows,
    facets: toFacets((field) =>
      field === 'posted_within' ? ages.counts() : countsIn(counted.find((one) => one.field === field)),
    ),
  };
}

const countsIn = (one: Counted | undefined) =>
  [...(one?.column.countsById(one.counts) ?? [])].map(([id, count]) => ({ id, count }));

/** Rows by their age. They are visited newest first, so that one is compared with one limit only. */
function countAges(listing: CountryListing, now: number): Ages {
  const limits = postingAges.map(({ id }) => ({ id, since: now - id * 86_400, count: 0 }));
  let at = 0;
  return {
    add(row) {
      const posted = listing.postedAt(row);
      let limit = limits[at];
      while (limit !== undefined && posted < limit.since) limit = limits[++at];
      if (limit !== undefined) limit.count += 1;
    },
    counts() {
      let sum = 0;
      return limits.flatMap(({ id, count }) => {
        sum += count;
        return sum > 0 ? [{ id, count: sum }] : [];
      });
    },
  };
}

function countRows({ numbers, counts }: Counted, rows: readonly number[]): void {
  for (const row of rows) {
    const number = numbers[row] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
}
