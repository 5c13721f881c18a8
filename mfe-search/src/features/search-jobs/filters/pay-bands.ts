import type { FilterLists } from '../../../common/search-form/filter-lists.ts';

type PayRungs = FilterLists['salary_range_filters'];

/** Salary ranges of the country, ascending and contiguous; the last has no upper limit. */
export const payBands = (rungs: PayRungs): PayRungs => {
  const top = rungs.findIndex(({ to }) => to === null);
  return rungs.slice(0, top + 1);
};

/** Options of the minimum pay, ascending; and a range from an older URL. */
export const minPays = (rungs: PayRungs, chosen: readonly string[]): PayRungs =>
  rungs
    .filter(({ to, seo_value }) => to === null || chosen.includes(seo_value))
    .toSorted((a, b) => a.from - b.from);
