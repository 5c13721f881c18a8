import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { addJob, aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const listOf = async (person: Person, query = '') =>
  (await person.ask('GET', `/recommendation/picks${query}`)).json().data;
const idsOf = async (person: Person, query = ''): Promise<number[]> =>
  (await listOf(person, query)).picks.map(({ job }: { job: { id: number } }) => job.id);
const refuse = (person: Person, jobId: number, reason: string) =>
  person.ask('PUT', `/recommendation/picks/${jobId}/refusal`, { reason });

it('follow from what was applied for and saved, and say so', async () => {
  const person = await aJobseeker(api);
  expect(await listOf(person)).toMatchObject({ picks: [], has_sources: false });
  const { jobId: welder } = await aRecruiterWithJob(api, { title: 'Welder' });
  const [otherWelder, baker, otherBaker] = [
    await addJob(api, { title: 'Pipe welder' }),
    await addJob(api, { title: 'Baker' }),
    await addJob(api, { title: 'Night baker' }),
  ];
  await addJob(api, { title: 'Astronaut' });
  await person.ask('POST', `/data/jobs/${welder}/applications`, {});
  await person.ask('POST', '/job/saved-jobs/create', { job_id: baker });
  const { picks, has_sources, counts } = await listOf(person);
  expect([has_sources, counts]).toEqual([true, { picked: 2, refused: 0 }]);
  expect(picks).toMatchObject([
    { job: { id: otherWelder }, because: [{ from: 'applied', title: 'Welder' }], refused: null },
    { job: { id: otherBaker }, because: [{ from: 'saved', title: 'Baker' }], refused: null },
  ]);
  expect(await idsOf(person, '?size=1&page=2')).toEqual([otherBaker]);
});

it('follow from a preference, in its country', async () => {
  const person = await aJobseeker(api);
  const inManila = await addJob(api, { title: 'Beekeeper', countryKey: 'ph' });
  await addJob(api, { title: 'Beekeeper', countryKey: 'sg' });
  const saved = await person.ask('POST', '/jobseeker/job-preferences/create', {
    ...{ job_title: 'beekeeper', industry_id: 1, job_type_id: 1, work_arrangement_id: 1, country_key: 'ph' },
    ...{ location_id: 10_101, currency: 'PHP', min_salary: 1, max_salary: 2, work_languages: ['en'] },
    work_timezone: 'Asia/Manila',
  });
  expect(saved.statusCode).toBe(201);
  const { picks } = await listOf(person);
  expect(picks).toMatchObject([
    { job: { id: inManila }, because: [{ from: 'preference', title: 'beekeeper' }] },
  ]);
});

it('change with a refusal and its reason, in every tab, and come back with Undo', async () => {
  const [person, stranger] = [await aJobseeker(api), await aJobseeker(api)];
  const seed = await addJob(api, { title: 'Glazier' });
  const company = { sourceKey: 'glass', name: 'Glass & Sons' };
  const [one, two, three] = [
    await addJob(api, { title: 'Glazier', company }),
    await addJob(api, { title: 'Glazier', company }),
    await addJob(api, { title: 'Glazier', company: { sourceKey: 'panes', name: 'Panes' } }),
  ];
  for (const who of [person, stranger]) await who.ask('POST', '/job/saved-jobs/create', { job_id: seed });
  const sorted = async (query = '') => (await idsOf(person, query)).sort((a, b) => a - b);
  expect(await sorted()).toEqual([one, two, three]);
  const tab = await openSocket(api, person);
  await refuse(person, one, 'other');
  await tab.waitFor('pick');
  tab.close();
  expect(await sorted()).toEqual([two, three]);
  await refuse(person, one, 'company');
  expect(await sorted()).toEqual([three]);
  expect((await listOf(person, '?show=refused')).picks).toMatchObject([
    { job: { id: one }, refused: 'company' },
  ]);
  expect((await idsOf(stranger)).length).toBe(3);
  await person.ask('DELETE', `/recommendation/picks/${one}/refusal`);
  expect(await sorted()).toEqual([one, two, three]);
  expect((await refuse(person, 999_999, 'pay')).json().code).toBe(40004);
  expect((await refuse(person, one, 'mood')).json().code).toBe(40001);
});

it('hold nothing of a blocked company', async () => {
  const person = await aJobseeker(api);
  const seed = await addJob(api, { title: 'Saddler' });
  const other = await addJob(api, { title: 'Saddler', company: { sourceKey: 'saddles', name: 'Saddles' } });
  await person.ask('POST', '/job/saved-jobs/create', { job_id: seed });
  expect(await idsOf(person)).toEqual([other]);
  const { company_id } = await api.dependencies.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  await person.ask('POST', '/company/blacklist-companies/create', { company_id });
  expect(await idsOf(person)).toEqual([]);
});
