import { expect, it } from 'vitest';
import { aSearch } from '../../testing/search/a-search.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import { hiddenMatch } from './hidden-match.ts';

const engine = createListEngine([
  { title: 'Night Baker', chosen: { job_types: [1] }, pay: 3_000 },
  { title: 'Night baker helper', chosen: { job_types: [2] } },
]);
const hiddenBy = (query: Parameters<typeof aSearch>[1]) => hiddenMatch(aSearch(engine, query), []);

it.each([
  ['a title', { query: 'night BAKER', job_types: [2] }, ['job_types']],
  [
    'an address',
    { query: '/en/ph/job/night-baker-0?from=mail', salary_from: 9_000 },
    ['query', 'salary_from'],
  ],
])('names the fields that hide the job of %s', async (_what, query, drop) => {
  expect(await hiddenBy(query)).toEqual({ jobId: 0, drop });
});

it('names no field for an address of a job that is not open', async () => {
  expect(await hiddenBy('/job/astronaut-99')).toEqual({ jobId: 99, drop: [] });
});

it('is none where no filter is chosen, and for a job that is shown', async () => {
  expect(await hiddenBy('night baker')).toBeNull();
  const shown = [{ id: 0, title: 'Night Baker' }];
  expect(await hiddenMatch(aSearch(engine, { query: 'night baker', job_types: [1] }), shown)).toBeNull();
});
