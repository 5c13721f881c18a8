import { hoursField } from '@jobharbor/shared/contracts';
import { columnOf } from '../../search-filters/filter-columns.ts';
import { countListing } from '../listing/count-listing.ts';
import { createRowPredicate, type ListingFilters } from '../listing/listing-filters.ts';
import { topRows } from '../listing/top-rows.ts';
import type { AcrossConditions, FoundAcross, Reach } from './across-conditions.ts';
import type { AcrossListing } from './across-listing.ts';
import { remoteIds } from './across-listings.ts';

type Passes = (row: number) => boolean;
const all: Passes = () => true;
const both =
  (one: Passes, other: Passes): Passes =>
  (row) =>
    one(row) && other(row);

/**
 * One page of the list, its totals, and the counts of its facets. A facet whose own filter is active is counted without that
 * filter. `marked` is 1 for each row that matches the words; null without words.
 */
export function findAcross(
  listing: AcrossListing,
  conditions: AcrossConditions,
  filters: ListingFilters,
  marked: Uint8Array | null,
  { page, size }: { page: number; size: number },
): FoundAcross {
  const { jobs, country } = listing;
  const { reach, countries, leastHours } = conditions;
  const hoursOf = hoursByRow(listing, conditions);
  const atLeast = (least: number, unknown = 0): Passes =>
    least === 0 ? all : (row) => (hoursOf(row) ?? unknown) >= least;
  const inCountry = countries === null ? all : country.where((key) => countries.includes(key));
  const isInList = both(inListOf(listing, conditions), (row) => marked === null || marked[row] === 1);
  const isOpen = reach === null ? isInList : both(isInList, isOpenTo(listing, reach));
  const inHours = reach?.leastHours
    ? atLeast(reach.leastHours, Number.POSITIVE_INFINITY)
    : atLeast(leastHours);
  const own = reach?.languages ? withLanguages(filters, reach.languages) : filters;
  const count = (passes: Passes) => countListing(jobs, own, mark(listing, passes));

  const found = count(both(isOpen, both(inCountry, inHours)));
  const inAnyCountry = inCountry === all ? found.rows : count(both(isOpen, inHours)).rows;
  const ofAnyHours = inHours === all ? found.rows : count(both(isOpen, inCountry)).rows;
  const start = (page - 1) * size;
  const ordered =
    conditions.list === 'visa' ? found.rows : topRows(found.rows, start + size, (row) => hoursOf(row) ?? -1);
  const unlimited = both(
    createRowPredicate(jobs, filters),
    both(isInList, both(inCountry, atLeast(leastHours))),
  );
  return {
    jobIds: ordered.slice(start, start + size).map((row) => jobs.jobIdAt(row)),
    total: found.rows.length,
    allTotal: reach === null ? found.rows.length : countRows(listing, unlimited),
    facets: {
      ...found.facets,
      // Who moves for a job works its hours: the list has no such filter.
      [hoursField]: conditions.list === 'visa' ? [] : countSteps(ofAnyHours, hoursOf),
      salary_ranges: [],
    },
    countries: countKeys(inAnyCountry, country),
  };
}

function hoursByRow({ zone }: AcrossListing, { hoursWith }: AcrossConditions) {
  const hours = zone.keys.map(hoursWith);
  const { numbers } = zone;
  return (row: number): number | null => hours[numbers[row] ?? 0] ?? null;
}

const isRemote = ({ jobs }: AcrossListing): Passes => {
  const { numbers } = jobs.columns.work_arrangement_id;
  const remote = jobs.columns.work_arrangement_id.listsWithAny(remoteIds);
  return (row) => remote[numbers[row] ?? 0] === 1;
};

function inListOf(listing: AcrossListing, { list, country: home }: AcrossConditions): Passes {
  const isAtHome = listing.country.where((key) => key === home);
  const remote = isRemote(listing);
  switch (list) {
    case 'remote':
      return remote;
    case 'web3': {
      const { numbers } = listing.jobs.columns.is_web3;
      const web3 = listing.jobs.columns.is_web3.listsWithAny([1]);
      return (row) => web3[numbers[row] ?? 0] === 1 && (remote(row) || isAtHome(row));
    }
    case 'visa': {
      const arranged = listing.visa.where((key) => key === 'true');
      return (row) => arranged(row) && !isAtHome(row);
    }
  }
}

/** Remote jobs say from which countries they may be done; the others are at home, or to move for. */
function isOpenTo(listing: AcrossListing, { country }: Reach): Passes {
  if (country === null) return all;
  const remote = isRemote(listing);
  const { applicant_countries: column } = listing.jobs.columns;
  const open = column.listsWithAny([country]);
  const { numbers } = column;
  return (row) => !remote(row) || open[numbers[row] ?? 0] === 1;
}

const withLanguages = (filters: ListingFilters, languages: readonly number[]): ListingFilters => ({
  ...filters,
  chosen: new Map([...filters.chosen, ['languages', languages]]),
});

function mark({ jobs }: AcrossListing, passes: Passes): Uint8Array {
  const marked = new Uint8Array(jobs.capacity);
  for (let at = 0; at < jobs.length; at += 1) {
    const row = jobs.order[at] ?? 0;
    if (passes(row)) marked[row] = 1;
  }
  return marked;
}

function countRows({ jobs }: AcrossListing, passes: Passes): number {
  let count = 0;
  for (let at = 0; at < jobs.length; at += 1) if (passes(jobs.order[at] ?? 0)) count += 1;
  return count;
}

function countKeys(rows: readonly number[], { keys, numbers }: AcrossListing['country']) {
  const counts = keys.map((key) => ({ key, count: 0 }));
  for (const row of rows) {
    const one = counts[numbers[row] ?? 0];
    if (one) one.count += 1;
  }
  return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

function countSteps(rows: readonly number[], hoursOf: (row: number) => number | null) {
  const steps = columnOf(hoursField).listed ?? [];
  const counts = steps.map((id) => ({ id, count: 0 }));
  for (const row of rows) {
    const hours = hoursOf(row);
    if (hours !== null) for (const one of counts) if (hours >= one.id) one.count += 1;
  }
  return counts.filter(({ count }) => count > 0);
}
