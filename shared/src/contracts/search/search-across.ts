import type { ListedFilter } from './search-filters.ts';

/** The filters of a list over all countries: those whose options mean the same in each of them. */
export const acrossFields = [
  'job_categories',
  'xp_lvls',
  'job_types',
  'degrees',
  'industries',
  'languages',
  'shared_hours',
] as const satisfies ListedFilter['field'][];
export type AcrossField = (typeof acrossFields)[number];
