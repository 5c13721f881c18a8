import type { FilterLists } from '../../common/filter-lists.ts';

type PayRungs = FilterLists['salary_range_filters'];

/** The bands of the country's ladder: they rise without a gap, and the last is open at the top. */
export const payBands = (rungs: PayRungs): PayRungs => {
  const top = rungs.findIndex(({ to }) => to === null);
  return rungs.slice(0, top + 1);
};

/** What may be chosen as the least pay, rising; and a band that an address chose before there was a least pay. */
export const leastPays = (rungs: PayRungs, chosen: readonly string[]): PayRungs =>
  rungs
    .filter(({ to, seo_value }) => to === null || chosen.includes(seo_value))
    .toSorted((a, b) => a.from - b.from);
