import { afterAll, beforeAll, expect, it } from 'vitest';
import { addJob, importJob } from '../../testing/people/recruiter.ts';
import { searchJobs } from '../../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let baker: number;
let closed: number;
beforeAll(async () => {
  api = await createTestApi();
  baker = await addJob(api, {
    title: 'Night Baker',
    jobTypeId: 1,
    salary: { currency: 'SGD', period: 'monthly', min: 300_000, max: 400_000 },
  });
  await addJob(api, { title: 'Night baker helper', jobTypeId: 2 });
  await addJob(api, { title: 'Diver', salary: null });
  closed = (await importJob(api, { title: 'Astronaut', status: 'closed' })).id;
});
afterAll(() => api.close());

const address = () => `https://site.example/en/sg/job/night-baker-${baker}?from=mail`;

it.each([
  ['a title that one filter hides', () => ({ query: 'night BAKER', job_types: [2] }), ['job_types']],
  [
    'a title that two filters hide, and one that does not',
    () => ({ query: 'night baker', job_types: [2], salary_from: 9_000, languages: [1] }),
    ['job_types', 'salary_from'],
  ],
  ['a title that is in the list', () => ({ query: 'night baker', job_types: [1] }), null],
  ['a title without filters', () => ({ query: 'night baker' }), null],
  ['other words', () => ({ query: 'baker', job_types: [2] }), null],
  ['an address', () => ({ query: address() }), ['query']],
  ['an address beside a filter', () => ({ query: address(), job_types: [2] }), ['query', 'job_types']],
  ['the address of a closed job', () => ({ query: `/en/sg/job/astronaut-${closed}` }), []],
  ['an address of no job', () => ({ query: '/en/sg/job/nobody-999999999' }), null],
])('names what hides the job of %s', async (_what, query, expected) => {
  const { hidden } = await searchJobs(api, 'sg', query());
  expect(hidden ? hidden.drop : null).toEqual(expected);
  if (hidden) expect(hidden.job.id).toBe(expected?.length === 0 ? closed : baker);
});

it('names the pay as what hides a job that states none', async () => {
  const { hidden } = await searchJobs(api, 'sg', { query: 'diver', salary_from: 3_000 });
  expect(hidden).toMatchObject({ job: { title: 'Diver' }, drop: ['salary_from'] });
});

it('names no job of a company that the searcher blocked', async () => {
  const { company_id } = await api.dependencies.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', baker)
    .executeTakeFirstOrThrow();
  const { hidden } = await searchJobs(api, 'sg', { query: address(), excluded_company_ids: [company_id] });
  expect(hidden).toBeNull();
});
