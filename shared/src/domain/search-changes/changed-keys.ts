import type { ChangeCounts } from '../../contracts/search/search-history.ts';

const keys = {
  new: 'new',
  closed: 'closed',
  pays_more: 'paysMore',
  pays_less: 'paysLess',
  pays_other: 'paysOther',
  renamed: 'renamed',
} as const satisfies Record<keyof ChangeCounts, string>;

/** The text keys of the kinds of change that there are, with their numbers. */
export const changedKeys = (counts: ChangeCounts) =>
  (Object.keys(keys) as (keyof ChangeCounts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ key: keys[kind], count: counts[kind] }));
