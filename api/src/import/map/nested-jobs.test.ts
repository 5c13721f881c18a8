import { expect, it } from 'vitest';
import { broken, record } from '../read/source-item.ts';
import { nestedJobs } from './nested-jobs.ts';

const around = { firm: 'A', title: 'of the firm' };

it.each([
  ['a list', { jobs: [{ title: 'Cook' }, { title: 'Waiter' }] }, 'jobs'],
  ['a list in an object', { data: { jobs: [{ title: 'Cook' }, { title: 'Waiter' }] } }, 'data.jobs'],
  [
    'lists in a list',
    { teams: [{ jobs: [{ title: 'Cook' }] }, { jobs: [{ title: 'Waiter' }] }] },
    'teams.jobs',
  ],
  ['an object by ids', { jobs: { 17: { title: 'Cook' }, 18: { title: 'Waiter' } } }, 'jobs'],
])('the jobs in %s have the fields around them', (_what, inner, records) => {
  const items = [...nestedJobs(record(3, { ...around, ...inner }), { records })];
  expect(items).toEqual(
    ['Cook', 'Waiter'].map((title) =>
      record(3, { firm: 'A', title, parent: expect.objectContaining(around) }),
    ),
  );
});

it('a record without such a list is refused with the reason, and without `records` it is a job itself', () => {
  expect([...nestedJobs(record(3, around), { records: 'jobs' })]).toEqual([broken(3, 'no jobs in jobs')]);
  expect([...nestedJobs(record(3, around), {})]).toEqual([record(3, around)]);
});
