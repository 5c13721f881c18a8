import { rm } from 'node:fs/promises';
import type { CountryKey, JobQuery } from '@jobharbor/shared/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { trainVectors } from '../taxonomy/training/train-vectors.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { fewOccupations, shortPlan } from '../testing/search/few-occupations.ts';
import { searchJobs } from '../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import type { Conditions } from './conditions.ts';
import { findMentions } from './postgres/find-mentions.ts';
import { parseQuery } from './query/parse-query.ts';
import { vectorFile } from './related/vector-file.ts';

const start = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: start });
  const { dataFolder } = api.dependencies.config;
  await trainVectors({ dataFolder, concepts: fewOccupations, source: 'lists', plan: shortPlan });
});
afterAll(async () => {
  await rm(vectorFile(api.dependencies.config.dataFolder), { force: true });
  await api.close();
});
beforeEach(() => api.setTime(start));
afterEach(async () => {
  const { db } = api.dependencies;
  await db.deleteFrom('search_documents').execute();
  await db.deleteFrom('search_words').execute();
  await db.deleteFrom('jobs').execute();
});

type Draft = NonNullable<Parameters<typeof aJobDraft>[0]>;
const list = (countryKey: CountryKey, drafts: readonly Draft[]) =>
  upsertJobs(
    api.dependencies.db,
    drafts.map((draft) => aJobDraft({ descriptionHtml: '', ...draft, countryKey })),
    { now: api.dependencies.clock() },
  );
/** A listing in memory follows some milliseconds after the commit. */
const listAndWait = async (countryKey: CountryKey, drafts: readonly Draft[], matches = inOrder.length) => {
  await list(countryKey, drafts);
  await expect.poll(async () => (await searchJobs(api, countryKey, { query: 'nanny' })).total).toBe(matches);
};
const titles = async (country: CountryKey, query: JobQuery) =>
  (await searchJobs(api, country, query)).jobs.map(({ title }) => title);

const daysAgo = (days: number) => new Date(start.getTime() - days * 86_400_000);
const mention = '<p>You work beside every nanny of the house.</p>';
/** From the best match of “nanny” to the last; the better, the older. */
const inOrder: Draft[] = [
  { title: 'Nanny', postedAt: daysAgo(300) },
  { title: 'Nanny for two families', skills: ['Nanny'], postedAt: daysAgo(200) },
  { title: 'Child minder', descriptionHtml: mention, postedAt: daysAgo(100) },
  { title: 'Welder', skills: ['Nanny'], postedAt: daysAgo(50) },
  { title: 'Truck driver', descriptionHtml: mention, postedAt: daysAgo(40) },
  { title: 'Bus driver', descriptionHtml: mention, postedAt: daysAgo(1) },
];
const expected = ['Nanny', 'Nanny for two families', 'Child minder', 'Welder', 'Bus driver', 'Truck driver'];
/** A country with a hundred jobs keeps its listing in memory; of a smaller one the database orders the jobs. */
const others: Draft[] = Array.from({ length: 100 }, (_, index) => ({ title: `Glazier ${index}` }));
const markets: [string, CountryKey, Draft[]][] = [
  ['few', 'sg', []],
  ['many', 'my', others],
];

describe.each(markets)('someone who searches in a country with %s jobs', (_, country, more) => {
  it('meets exact titles, titles with the words, near titles, skills, then mentions in the text', async () => {
    await listAndWait(country, [...inOrder, ...more]);
    expect(await titles(country, { query: 'nanny' })).toEqual(expected);
    expect(await titles(country, { query: 'nanny', sort: 1 })).toEqual(
      inOrder.map(({ title }) => title).reverse(),
    );
  });

  it('meets each job once over all pages, in the same order, also while near titles are posted', async () => {
    await listAndWait(country, [...inOrder, ...more]);
    const first = await searchJobs(api, country, { query: 'nanny', size: 2 });
    api.setTime(new Date(start.getTime() + 5_000));
    await list(country, [{ title: 'Babysitter', descriptionHtml: mention }, { title: 'Nanny' }]);
    const seen = first.jobs.map(({ title }) => title);
    for (const page of [2, 3])
      seen.push(...(await titles(country, { query: 'nanny', size: 2, page, as_of: first.as_of })));
    expect(seen).toEqual(expected);
  });

  it('meets jobs of a similar title before those that only mention the words, on a list of one page', async () => {
    await listAndWait(country, [
      ...inOrder,
      { title: 'Child minder at night', postedAt: daysAgo(400) },
      ...more,
    ]);
    const found = await searchJobs(api, country, { query: 'nanny' });
    expect(found.jobs.map(({ title }) => title)).toEqual(expected.slice(0, 4));
    expect(found.related?.slice(0, 3).map(({ title }) => title)).toEqual([
      'Child minder at night',
      'Bus driver',
      'Truck driver',
    ]);
    expect(found.total).toBe(inOrder.length);
  });

  it('meets one match first where all only mention the words, then jobs of a similar title', async () => {
    const jobs: Draft[] = [
      { title: 'Truck driver', descriptionHtml: mention, postedAt: daysAgo(40) },
      { title: 'Bus driver', descriptionHtml: mention, postedAt: daysAgo(50) },
      { title: 'Child minder at night', postedAt: daysAgo(400) },
    ];
    await listAndWait(country, [...jobs, ...more], 2);
    const found = await searchJobs(api, country, { query: 'nanny' });
    expect(found.jobs.map(({ title }) => title)).toEqual(['Truck driver']);
    expect(found.related?.slice(0, 2).map(({ title }) => title)).toEqual([
      'Child minder at night',
      'Bus driver',
    ]);
  });

  it('meets jobs of a similar title before the first mention on a list of several pages, too', async () => {
    const near = { title: 'Child minder at night', postedAt: daysAgo(400) };
    const mentions = Array.from({ length: 20 }, (_, index) => ({
      ...inOrder[4],
      postedAt: daysAgo(index + 2),
    }));
    await listAndWait(country, [...inOrder, near, ...mentions, ...more], 26);
    const page = await searchJobs(api, country, { query: 'nanny', size: 20 });
    expect(page.jobs.slice(0, 5).map(({ title }) => title)).toEqual(expected.slice(0, 5));
    expect([page.mentions_from, page.related?.map(({ title }) => title)]).toEqual([4, [near.title]]);
    const titled = await searchJobs(api, country, { query: 'nanny', size: 2 });
    expect([titled.mentions_from, titled.related]).toEqual([undefined, []]);
  });

  it('meets titles in which the words follow each other before those that hold them apart', async () => {
    await list(country, [
      { title: 'Transformation Manager, Nanny Finance', postedAt: daysAgo(1) },
      { title: 'Nanny Manager in Lyon', postedAt: daysAgo(300) },
      ...more,
    ]);
    await expect
      .poll(async () => titles(country, { query: 'nanny manager' }))
      .toEqual(['Nanny Manager in Lyon', 'Transformation Manager, Nanny Finance']);
  });

  it('meets jobs with a near title before those whose company alone is named so', async () => {
    await listAndWait(country, [
      ...inOrder.slice(0, 2),
      { title: 'Welder', company: { sourceKey: 'nanny', name: 'Nanny Steel' }, postedAt: daysAgo(1) },
      ...inOrder.slice(2, 5),
      ...more,
    ]);
    const found = await titles(country, { query: 'nanny' });
    expect(found.slice(0, 4)).toEqual(['Nanny', 'Nanny for two families', 'Child minder', 'Welder']);
  });
});

it.each([
  ['tw', 'director of nursing', 'Director of Nursing, Ward 3', 'Assistant Director, Nursing of Cats'],
  ['mx', 'jefe de ventas', 'Jefe de Ventas Norte', 'Jefe Norte de Ventas'],
  ['ph', 'assistant manager', 'Store Manager / Assistant Manager', 'Manager and Store Assistant'],
  ['sg', '물류 관리자', '물류 관리자 모집', '관리자 물류 모집'],
  ['sg', '물류 관리자', '물류관리자모집', '관리자 물류 모집'],
  ['th', 'พนักงานขาย', 'พนักงานขายรถ', 'ขายรถพนักงาน'],
] as const)('in %s meets the words of "%s" as they are typed first', async (country, query, exact, apart) => {
  await list(country, [
    { title: apart, postedAt: daysAgo(1) },
    { title: exact, postedAt: daysAgo(100) },
  ]);
  expect(await titles(country, { query })).toEqual([exact, apart]);
});

it('meets a Chinese title that holds the words as they are typed first', async () => {
  await list('tw', [
    { title: '資料分析工程師', postedAt: daysAgo(1) },
    { title: '後端資料工程師', postedAt: daysAgo(100) },
  ]);
  expect(await titles('tw', { query: '資料工程師' })).toEqual(['後端資料工程師', '資料分析工程師']);
});

it('meets titles with a word for which one ideograph stands, before mentions that are newer', async () => {
  await list('tw', [
    { title: '測試工程師', descriptionHtml: '<p>雲端服務</p>', postedAt: daysAgo(1) },
    { title: '雲端服務工程師', postedAt: daysAgo(100) },
  ]);
  expect(await titles('tw', { query: '雲端' })).toEqual(['雲端服務工程師', '測試工程師']);
});

it('does not count a title that holds one ideograph in a longer word as a mention', async () => {
  const { ids } = await list('tw', [
    { title: '車床操作員' },
    { title: '操作員', company: { sourceKey: 'lathe', name: '車王電子' } },
    { title: '測試工程師', descriptionHtml: '<p>車床</p>' },
  ]);
  const conditions = { country: 'tw', parsed: parseQuery('車') } as Conditions;
  expect(await findMentions(api.dependencies.db, conditions, ids)).toEqual(ids.slice(2));
});
