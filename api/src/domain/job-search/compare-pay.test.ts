import type { JobCard } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import type { JobSearch } from '../../search/job-search.ts';
import { comparePay } from './compare-pay.ts';

const option = (id: number) => ({ id, key: `${id}`, value: `${id}`, seo_value: `${id}` });
const job = {
  country_key: 'sg',
  category: option(101),
  xp_lvl: option(3),
} as const satisfies Partial<JobCard>;

/** Finds `byLevel` advertisements with pay where a level is asked for, else `all`. */
const searchOf = (byLevel: number, all: number): Pick<JobSearch, 'search'> => ({
  search: async ({ query }) => {
    const jobs = query.xp_lvls ? byLevel : all;
    const payRange = jobs === 0 ? null : { low: 1_000, median: 2_000, high: 4_000, jobs };
    return { payRange } as Awaited<ReturnType<JobSearch['search']>>;
  },
});

it.each([
  ['of its category and level', searchOf(8, 50), { jobs: 8, xp_lvl: job.xp_lvl }],
  ['of its category, where few are of its level', searchOf(7, 50), { jobs: 50, xp_lvl: null }],
])('compares a job with those %s', async (_which, search, expected) => {
  expect(await comparePay(search, job)).toEqual({
    low: 1_000,
    median: 2_000,
    high: 4_000,
    currency: 'SGD',
    category: job.category,
    ...expected,
  });
});

it.each([
  ['few advertisements state their pay', searchOf(0, 7), job],
  ['the job has no category', searchOf(50, 50), { ...job, category: null }],
])('compares with none where %s', async (_why, search, one) => {
  expect(await comparePay(search, one)).toBeNull();
});
