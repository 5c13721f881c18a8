import { listRemoteAbroad } from '@jobharbor/shared/calls/job/list-remote-abroad';
import { type CountryKey, countryByKey, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workArrangements } from '../../config-lists/index.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const remoteId = workArrangements.find(({ key }) => key === 'remote')?.id ?? 0;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: new Date('2026-11-20T12:00:00Z') });
  const remote = (title: string, countryKey: CountryKey, more = {}) =>
    aJobDraft({ title, countryKey, workArrangementId: remoteId, ...more });
  await upsertJobs(api.dependencies.db, [
    remote('At home', 'ph'),
    remote('Near', 'sg', { company: { sourceKey: 'near', name: 'Near Ltd' } }),
    remote('Half a day', 'in'),
    remote('By night', 'us'),
    remote('Their hours are ours', 'us', { timeZone: 'Asia/Manila' }),
    remote('For Spain alone', 'es', { applicantCountries: ['es'] }),
    remote('Not from here', 'es', { excludedCountries: ['ph'] }),
    remote('Named', 'es', { applicantCountries: ['es', 'ph'] }),
    aJobDraft({ title: 'In the office', countryKey: 'sg' }),
  ]);
});
afterAll(() => api.close());

async function list(query = '') {
  const answer = await api.app.inject({
    url: `/api/job/remote-abroad${query}`,
    headers: { 'country-id': String(countryByKey('ph')?.id) },
  });
  return readAnswer(listRemoteAbroad, answer.json());
}

it('lists remote jobs of all other countries that are open to a person, most shared office hours first', async () => {
  const { jobs, countries } = await list();
  expect(jobs.map(({ job, shared_hours }) => [job.title, shared_hours])).toEqual([
    ['Near', 9],
    ['Their hours are ours', 9],
    ['Half a day', 6.5],
    ['Named', 2],
    ['By night', 0],
  ]);
  expect(countries).toEqual([
    { country_key: 'sg', total: 1 },
    { country_key: 'in', total: 1 },
    { country_key: 'es', total: 1 },
    { country_key: 'us', total: 2 },
  ]);
});

it('counts the hours with the time zone in which the person is', async () => {
  const { jobs } = await list('?time_zone=America/New_York&size=2');
  expect(jobs.map(({ job, shared_hours }) => [job.title, shared_hours])).toEqual([
    ['By night', 9],
    ['Named', 3],
  ]);
});

it('leaves out companies that the person blocked, and jobs outside of Web3 where that is asked for', async () => {
  const [first] = (await list()).jobs;
  const { jobs } = await list(`?excluded_company_ids=${first?.job.company.id}`);
  expect(jobs.map(({ job }) => job.company.id)).not.toContain(first?.job.company.id);
  expect((await list('?is_web3=1')).jobs).toEqual([]);
});
