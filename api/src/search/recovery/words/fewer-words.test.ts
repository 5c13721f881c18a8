import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { findContinuation } from '../search.ts';
import { fewerWords } from './fewer-words.ts';

const clerks = Array.from({ length: 3 }, () => ({ title: 'Clerk', chosen: { xp_lvls: [1] } }));
const engine = createListEngine([
  { title: 'Analyst', chosen: { xp_lvls: [3], job_locations: [10_101, 10_100] } },
  { title: 'Risk Analyst' },
  ...clerks,
]);

it.each([
  ['analyst fresh graduate', 'analyst', 2],
  ['analyst cebu city', 'analyst', 2],
])('“%s” goes on with the jobs for “%s”', async (typed, query, count) => {
  const found = await findContinuation(aSearch(engine, typed));
  expect(found).toMatchObject({ total: 0, fewerWords: query });
  expect(await fewerWords(found)).toHaveLength(count);
});

it.each(['astronaut beekeeper', 'credit risk analyst', 'astronaut cebu city'])(
  '“%s” goes on with no jobs of other work',
  async (typed) => {
    const found = await findContinuation(aSearch(engine, typed));
    expect(found.fewerWords).toBeNull();
    expect(await fewerWords(found)).toEqual([]);
  },
);
