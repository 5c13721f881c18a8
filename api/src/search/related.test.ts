import { rm, writeFile } from 'node:fs/promises';
import type { CountryKey, JobQuery } from '@jobharbor/shared/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setJobStatus, upsertJobs } from '../intake/job-intake.ts';
import { storeOccupationTitles } from '../taxonomy/store-occupation-titles.ts';
import { trainVectors } from '../taxonomy/training/train-vectors.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { fewOccupations, shortPlan } from '../testing/search/few-occupations.ts';
import { searchJobs } from '../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { vectorFile } from './related/vector-file.ts';

let api: TestApi;
const start = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  api = await createTestApi({ now: start });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setTime(start);
  const { db } = api.dependencies;
  await db.deleteFrom('search_documents').execute();
  await db.deleteFrom('search_words').execute();
  await db.deleteFrom('occupation_titles').execute();
  await db.deleteFrom('jobs').execute();
});

const list = async (...drafts: Parameters<typeof aJobDraft>[0][]) =>
  (
    await upsertJobs(
      api.dependencies.db,
      drafts.map((draft) => aJobDraft({ descriptionHtml: '', ...draft })),
      { now: api.dependencies.clock() },
    )
  ).ids;
const find = (query: JobQuery, country: CountryKey = 'sg') => searchJobs(api, country, query);
const related = async (query: JobQuery, country?: CountryKey) =>
  ((await find(query, country)).related ?? []).map((job) => job.title);

describe('someone who finds few jobs', () => {
  it('meets those with a title near to the words behind the matches, outside of every number', async () => {
    await list(
      { title: 'Mechanical engineer', jobTypeId: 1 },
      { title: 'Mechanics engineering trainee', jobTypeId: 1 },
      { title: 'Florist', jobTypeId: 1 },
    );
    const page = await find({ query: 'mechanical engineer' });
    expect(page.jobs.map((job) => job.title)).toEqual(['Mechanical engineer']);
    expect(page.related?.map((job) => job.title)).toEqual(['Mechanics engineering trainee']);
    expect(page).toMatchObject({ total: 1, facets: { job_types: [{ id: 1, count: 1 }] } });
  });

  it('meets the same work elsewhere before other work that shares a common word and the place', async () => {
    await list(
      { title: 'Security engineer' },
      { title: 'Quality engineer', descriptionHtml: '<p>In Lyon.</p>' },
      ...['Cook', 'Nurse', 'Baker', 'Welder', 'Florist', 'Driver', 'Tailor'].map((title) => ({ title })),
    );
    const titles = await related({ query: 'security engineer lyon' });
    expect(titles).toEqual(['Security engineer', 'Quality engineer']);
  });

  it('shows the most similar first, whatever their date', async () => {
    await list(
      { title: 'Bakery assistant', postedAt: new Date('2026-11-19') },
      { title: 'Bakery sales assistant', postedAt: new Date('2026-11-01') },
    );
    expect(await related({ query: 'bakery sales assistants manager' })).toEqual([
      'Bakery sales assistant',
      'Bakery assistant',
    ]);
  });

  it('keeps every filter, the country, and what was excluded', async () => {
    const [, , closed = 0] = await list(
      { title: 'Warehouse helpers', jobTypeId: 1 },
      { title: 'Warehousing helper', jobTypeId: 2 },
      { title: 'Warehouses helping', jobTypeId: 1 },
      { title: 'Warehousing helper at night', jobTypeId: 1 },
      { title: 'Warehousing helper', jobTypeId: 1, countryKey: 'my' },
    );
    await setJobStatus(api.dependencies.db, closed, 'closed', start);
    expect(await related({ query: 'warehousing helpers coordinator -night', job_types: [1] })).toEqual([
      'Warehouse helpers',
    ]);
  });

  it('is not led astray by a phrase, an order by date, or nothing to go by', async () => {
    await list({ title: 'Pastry chefs' });
    expect(await related({ query: 'pastry chefing' })).toEqual(['Pastry chefs']);
    expect(await related({ query: '"pastry chefing"' })).toEqual([]);
    expect(await related({ query: 'pastry chefing', sort: 1 })).toEqual([]);
    expect(await related({ query: '🦄' })).toEqual([]);
    expect(await related({})).toEqual([]);
  });

  it('knows a title of this moment', async () => {
    await list({ title: 'Glass blowers' });
    expect(await related({ query: 'glass blowing' })).toEqual(['Glass blowers']);
    await list({ title: 'Glass blowers’ apprentice' });
    expect(await related({ query: 'glass blowing' })).toEqual(['Glass blowers', 'Glass blowers’ apprentice']);
  });

  it('shows each job once over all pages, also while jobs are posted', async () => {
    const ids = await list(
      ...Array.from({ length: 3 }, () => ({ title: 'Tram driver' })),
      ...Array.from({ length: 9 }, (_, index) => ({ title: `Tramway driving, line ${index % 4}` })),
    );
    const first = await find({ query: 'tram driver', size: 4 });
    expect([first.jobs.length, first.related?.length]).toEqual([3, 1]);
    api.setTime(new Date(start.getTime() + 5_000));
    await list({ title: 'Tramway driving' }, { title: 'Tramway driving, line 2' });
    const seen = [...first.jobs, ...(first.related ?? [])];
    for (const page of [2, 3, 4]) {
      const next = await find({ query: 'tram driver', size: 4, page, as_of: first.as_of });
      seen.push(...next.jobs, ...(next.related ?? []));
    }
    expect(seen.map((job) => job.id).sort((a, b) => a - b)).toEqual(ids);
  });

  it('meets none where a hundred jobs hold the words', async () => {
    // In a country of their own: with so many jobs it keeps a listing in memory, for the tests after this one too.
    const countryKey = 'my' as const;
    const tailors = Array.from({ length: 99 }, () => ({ title: 'Tailor', countryKey }));
    await list(...tailors, { title: 'Tailoring help', countryKey });
    expect(await related({ query: 'tailor', size: 100 }, countryKey)).toEqual(['Tailoring help']);
    await list({ title: 'Tailor', countryKey });
    expect(await related({ query: 'tailor', size: 100, page: 2 }, countryKey)).toEqual([]);
  });
});

describe('where a taxonomy is loaded', () => {
  const load = () =>
    storeOccupationTitles(api.dependencies.db, 'ours', [
      { group: '3334', title: 'realtor' },
      { group: '3334', title: 'estate agent' },
      { group: '3334', title: 'corredora de inmuebles' },
      { group: '5311', title: 'nanny' },
      { group: '5311', title: 'child minder' },
      { group: '8332', title: 'truck driver' },
    ]);

  it('someone finds the same line of work under a name without a word in common, in another language too', async () => {
    await list({ title: 'Estate agent' }, { title: 'Corredor de inmuebles' }, { title: 'Child minder' });
    expect(await related({ query: 'realtor' })).toEqual([]);
    await load();
    expect((await related({ query: 'realtor' })).sort()).toEqual(['Corredor de inmuebles', 'Estate agent']);
    expect(await related({ query: 'nanny' })).toEqual(['Child minder']);
  });

  it('a list that is loaded again replaces what it said before', async () => {
    await list({ title: 'Estate agent' });
    await load();
    await load();
    expect(await api.dependencies.db.selectFrom('occupation_titles').select('title').execute()).toHaveLength(
      6,
    );
    await storeOccupationTitles(api.dependencies.db, 'ours', []);
    expect(await related({ query: 'realtor' })).toEqual([]);
  });
});

describe('where vectors of titles were trained', () => {
  const path = () => vectorFile(api.dependencies.config.dataFolder);
  const train = (concepts = fewOccupations) =>
    trainVectors({
      dataFolder: api.dependencies.config.dataFolder,
      concepts,
      source: 'lists',
      plan: shortPlan,
    });
  afterEach(() => rm(path(), { force: true }));

  it('someone finds the same job in another language, in the running process', async () => {
    await list({ title: 'Estate agent' }, { title: '不動産営業' }, { title: 'Lorry driver' });
    const query = 'corredora de inmuebles';
    expect(await related({ query })).toEqual([]);
    await train();
    expect((await related({ query })).sort()).toEqual(['Estate agent', '不動産営業']);
    await train(fewOccupations.filter(({ labels }) => !labels.includes('realtor')));
    expect(await related({ query })).not.toContain('不動産営業');
  });

  it('a job is followed by those that mean the same, and typing suggests their titles', async () => {
    const [job = 0, same = 0] = await list(
      { title: 'Corredora de inmuebles', postedAt: new Date('2026-11-01') },
      { title: '不動産営業', postedAt: new Date('2026-11-01') },
      { title: 'Lorry driver', postedAt: new Date('2026-11-19') },
    );
    await train();
    await related({ query: 'realtor' });
    const { search } = api.dependencies;
    expect((await search.similar(job, 1))[0]).toBe(same);
    const typed = await search.suggestTitles('sg', 'real estate agen', 5);
    expect(typed.map(({ value }) => value).sort()).toEqual(['Corredora de inmuebles', '不動産営業']);
    expect(await search.suggestTitles('sg', 're', 5)).toEqual([]);
  });

  it('a word that the vectors do not know is kept, where titles hold it', async () => {
    await list({ title: 'Bus driver, Zyxel' }, { title: 'Coach driver' }, { title: 'Zyxel nurse' });
    await train();
    expect((await related({ query: 'lorry driver zyxel' }))[0]).toBe('Bus driver, Zyxel');
    expect(await related({ query: 'lorry driver zyxel' })).not.toContain('Coach driver');
    expect(await related({ query: 'lorry driver qwerty' })).toContain('Coach driver');
  });

  it('jobs with the one rare word of a search in their skills come first, and alone where they are enough', async () => {
    await list(
      { title: 'Coach driver' },
      { title: 'Florist', descriptionHtml: '<p>No Abapo</p>' },
      { title: 'Shop assistant', skills: ['Abapo'] },
      { title: 'Bus driver', skills: ['Abapo', 'Cooking'], jobTypeId: 1 },
    );
    await train();
    const query = 'lorry driver abapo';
    await find({ query });
    expect((await related({ query })).slice(0, 2)).toEqual(['Bus driver', 'Shop assistant']);
    expect(await related({ query })).toContain('Coach driver');
    expect(await related({ query, job_types: [1] })).toEqual(['Bus driver']);
    await list({ title: 'Nanny', skills: ['Abapo'] });
    expect(await related({ query })).not.toContain('Coach driver');
    expect((await related({ query: `${query} -cooking` })).sort()).toEqual([
      'Coach driver',
      'Nanny',
      'Shop assistant',
    ]);
    const pages = await Promise.all([1, 2, 3].map((page) => related({ query, size: 1, page })));
    expect(pages.flat()).toEqual(await related({ query }));
  });

  it('and the table is damaged, letters go on', async () => {
    await train();
    await writeFile(path(), 'half a table');
    await list({ title: 'Glass blowers' }, { title: 'Estate agent' });
    expect(await related({ query: 'glass blowing' })).toEqual(['Glass blowers']);
  });
});

it('a title that repeats a word is no more similar than one that does not', async () => {
  const [job = 0, once, twice] = await list(
    { title: 'Florist' },
    { title: 'Florist', postedAt: new Date('2026-11-19') },
    { title: 'Florist florist', postedAt: new Date('2026-11-18') },
  );
  expect(await api.dependencies.search.similar(job, 2)).toEqual([once, twice]);
});
