import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import {
  type CountryKey,
  countryByKey,
  type LanguageTag,
  languageByTag,
  readAnswer,
} from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { jobCategories, workArrangements } from '../../config-lists/index.ts';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const remoteId = workArrangements.find(({ key }) => key === 'remote')?.id ?? 0;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => api.close());

const remote = (title: string, countryKey: CountryKey, more: Parameters<typeof aJobDraft>[0] = {}) =>
  aJobDraft({ title, countryKey, workArrangementId: remoteId, language: 'en', ...more });
const day = (date: number) => new Date(Date.UTC(2026, 10, date));

beforeAll(() =>
  upsertJobs(api.dependencies.db, [
    remote('At home', 'ph', { postedAt: day(10) }),
    remote('Near', 'sg', { postedAt: day(12), company: { sourceKey: 'near', name: 'Near Ltd' } }),
    remote('Half a day', 'in', { categoryId: jobCategories[0]?.id ?? 0 }),
    remote('By night', 'us'),
    remote('Their hours are ours', 'us', { postedAt: day(11), timeZone: 'Asia/Manila' }),
    remote('For Spain alone', 'es', { applicantCountries: ['es'] }),
    remote('Not from here', 'es', { excludedCountries: ['ph'] }),
    remote('Named', 'es', { applicantCountries: ['es', 'ph'], isWeb3: true }),
    remote('In Spanish', 'es', { language: 'es' }),
    aJobDraft({ title: 'In the office', countryKey: 'sg', language: 'en', visaSponsorship: true }),
    aJobDraft({
      title: 'In our office',
      countryKey: 'ph',
      language: 'en',
      visaSponsorship: true,
      isWeb3: true,
    }),
    aJobDraft({ title: 'Without a visa', countryKey: 'sg', language: 'en', visaSponsorship: false }),
  ]),
);

async function list(
  body: Partial<z.input<typeof searchAcross.body>> = {},
  [country, language]: [CountryKey, LanguageTag] = ['ph', 'en'],
) {
  const answer = await api.app.inject({
    ...{ method: 'POST', url: '/api/job/search-across' },
    headers: {
      'country-id': String(countryByKey(country)?.id),
      'language-id': String(languageByTag(language)?.id),
    },
    payload: { list: 'remote', ...body },
  });
  const found = readAnswer(searchAcross, answer.json());
  return { ...found, titles: found.jobs.map(({ title }) => title) };
}

it('lists remote jobs of all countries that a person can do, most office hours in common first, then the newest', async () => {
  const { titles, total, all_total } = await list();
  expect(titles).toEqual(['Near', 'Their hours are ours', 'At home', 'Half a day', 'Named']);
  expect([total, all_total]).toEqual([5, 9]);
});

it('lists those in English too, where page and country have another language', async () => {
  const { titles } = await list({}, ['jp', 'ja']);
  expect(titles).toContain('Near');
  expect(titles).not.toContain('In Spanish');
});

it('lists all of them where that is asked for, those without an hour in common last', async () => {
  const { titles, total } = await list({ open_to_me: false });
  expect(total).toBe(9);
  expect(titles.slice(0, 4)).toEqual(['Near', 'Their hours are ours', 'At home', 'Half a day']);
  expect(titles.at(-1)).toBe('By night');
});

it('counts countries, hours and languages each without its own choice', async () => {
  const { titles, countries, facets } = await list({ countries: ['us', 'in'], shared_hours: [8] });
  expect(titles).toEqual(['Their hours are ours']);
  expect(Object.fromEntries(countries.map(({ country_key, count }) => [country_key, count]))).toEqual({
    ...{ ph: 1, sg: 1, us: 1 },
  });
  expect(facets.shared_hours.find(({ id }) => id === 6)?.count).toBe(2);
  const spoken = (await list()).facets.languages.map(({ count }) => count);
  expect(spoken).toEqual([5, 1]);
});

it('counts the hours with the time zone in which the person is', async () => {
  const { titles } = await list({ time_zone: 'America/New_York' });
  expect(titles).toEqual(['By night', 'Named']);
});

it('counts for each step of hours the jobs that it lists, none of an unknown time zone', async () => {
  await upsertJobs(api.dependencies.db, [remote('Somewhere', 'others', { sourceId: 'somewhere' })]);
  await expect.poll(async () => (await list()).titles).toContain('Somewhere');
  for (const { id, count } of (await list()).facets.shared_hours)
    expect([id, (await list({ shared_hours: [id] })).total]).toEqual([id, count]);
  await setJobStatus(
    api.dependencies.db,
    (await list({ query: 'Somewhere' })).jobs[0]?.id ?? 0,
    'closed',
    api.now(),
  );
  await expect.poll(async () => (await list()).titles).not.toContain('Somewhere');
});

it('takes a filter without options for none', async () => {
  expect((await list({ shared_hours: [], languages: [] })).titles).toEqual((await list()).titles);
});

it('goes on page by page without a gap', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, size: 2 })));
  expect(pages.flatMap(({ titles }) => titles)).toEqual((await list()).titles);
});

it('finds words of advertisements in every country', async () => {
  expect((await list({ query: 'hours' })).titles).toEqual(['Their hours are ours']);
  expect((await list({ query: 'nowhere at all' })).total).toBe(0);
});

it('narrows by the filters in which countries agree', async () => {
  expect((await list({ job_categories: [jobCategories[0]?.id ?? 0] })).titles).toEqual(['Half a day']);
  const [first] = (await list()).jobs;
  expect((await list({ excluded_company_ids: [first?.company.id ?? 0] })).titles).not.toContain(first?.title);
});

it('lists Web3 jobs that are remote or at home', async () => {
  expect((await list({ list: 'web3' })).titles).toEqual(['In our office', 'Named']);
});

it('lists the jobs of other countries whose employer arranges a visa', async () => {
  const { titles, facets } = await list({ list: 'visa' });
  // It has no filter by office hours, which would count what a click does not keep.
  expect([titles, facets.shared_hours]).toEqual([['In the office'], []]);
});

it('shows a new job at once, and no longer one that closed', async () => {
  await upsertJobs(api.dependencies.db, [remote('Brand new', 'jp', { sourceId: 'brand-new' })]);
  await expect.poll(async () => (await list()).titles).toContain('Brand new');
  const job = (await list()).jobs.find(({ title }) => title === 'Brand new');
  await setJobStatus(api.dependencies.db, job?.id ?? 0, 'closed', api.now());
  await expect.poll(async () => (await list()).titles).not.toContain('Brand new');
});
