import { beforeEach, describe, expect, it } from 'vitest';
import { locationsOf } from '../config-lists/index.ts';
import { setJobStatus } from '../intake/job-intake.ts';
import { useEmptySearch } from '../testing/search/use-empty-search.ts';

const start = new Date('2026-11-20T12:00:00Z');
const { api, list, find } = useEmptySearch(start);

describe('someone who mistypes', () => {
  beforeEach(() =>
    list(
      { title: 'Python Developer', skills: ['Kubernetes'] },
      { title: 'Accountant' },
      { title: 'Yazılım Mühendisi', language: 'tr' },
    ),
  );

  it.each([
    ['pyhton', 'python'],
    ['pytohn develper', 'python developer'],
    ['acountant', 'accountant'],
    ['Accountent', 'accountant'],
    ['kubernets', 'kubernetes'],
    ['yazlım mühendisi', 'yazılım mühendisi'],
  ])('corrects %s to %s, and says so in the answer', async (typed, meant) => {
    const page = await find({ query: typed });
    expect(page.understood.corrected_query).toBe(meant);
    expect(page.total).toBe(1);
  });

  it('is not led from a word that is known', async () => {
    expect((await find({ query: 'python', is_web3: true })).understood.corrected_query).toBeNull();
  });

  it('is not led to something far away', async () => {
    expect(await find({ query: 'zookeeper' })).toMatchObject({
      total: 0,
      understood: { corrected_query: null },
    });
  });

  it('learns what the corrected words find elsewhere, where the region of the named place has none', async () => {
    const [here, there] = locationsOf('sg').map(({ children }) => children[0]);
    await list(
      { title: 'Baker', locationIds: [there?.id ?? 0] },
      { title: 'Cook', locationIds: [here?.id ?? 0] },
    );
    const page = await find({ query: `bakker ${here?.names.en}` });
    expect([page.total, page.understood.corrected_query]).toEqual([0, `baker ${here?.names.en}`]);
    expect(page.shorter_queries).toContainEqual({ query: 'baker', total: 1 });
  });

  it('is not corrected in quotes, which take a correction back', async () => {
    expect(await find({ query: '"acountant"' })).toMatchObject({
      total: 0,
      understood: { corrected_query: null },
    });
    await list({ title: '會計', language: 'zh-Hant' });
    expect((await find({ query: '會記' })).understood.corrected_query).toBe('會計');
    const quoted = await find({ query: '"會記"' });
    expect(quoted.understood.corrected_query).toBeNull();
    // The way back to the correction.
    expect(quoted.shorter_queries).toEqual([{ query: '會計', total: 2 }]);
    expect((await find({ query: '"acountant"' })).shorter_queries).toEqual([
      { query: 'accountant', total: 2 },
    ]);
  });

  it('is sent to whole words of a script without spaces', async () => {
    await list(
      ...['貨車司機', '堆高車司機', '公車司機'].map((title) => ({ title, language: 'zh-Hant' as const })),
    );
    const { understood, jobs } = await find({ query: '某車司機' });
    expect(understood.corrected_query).not.toBe('車司機');
    expect(jobs.length).toBeGreaterThan(0);
  });

  it('is not sent to a word whose last advertisement closed', async () => {
    const [closed = 0] = await list({ title: 'Beekeeper' }, { title: 'Cook' });
    expect((await find({ query: 'beekeper' })).understood.corrected_query).toBe('beekeeper');
    await setJobStatus(api().dependencies.db, closed, 'closed', start);
    expect(await find({ query: 'beekeper' })).toMatchObject({
      total: 0,
      understood: { corrected_query: null },
      rescue: { drop: 'query', total: 4 },
    });
  });
});

it('someone who searches for remote work by a name of several words does not find its single words', async () => {
  await list(
    { title: 'Cook', workArrangementId: 3 },
    { title: 'Clerk', company: { sourceKey: 'rumah', name: 'Rumah Kenanga' } },
  );
  const titles = (await find({ query: 'kerja dari rumah' })).jobs.map(({ title }) => title);
  expect(titles).toEqual(['Cook']);
});

describe('someone whose search finds nothing', () => {
  it('learns which filter to drop and what that brings', async () => {
    await list({ title: 'Nurse', degreeId: 3 }, { title: 'Nurse' }, { title: 'Cook' });
    const page = await find({ query: 'nurse', degrees: [3], is_web3: true });
    expect(page.rescue).toEqual({ drop: 'is_web3', total: 1 });
    const { total } = await find({ query: 'nurse', degrees: [3] });
    expect(total).toBe(1);
  });

  it('learns every way out with what it brings, without words too', async () => {
    await list(
      { title: 'Nurse', degreeId: 3, jobTypeId: 1 },
      { title: 'Nurse', degreeId: 3, jobTypeId: 1 },
      { title: 'Cook', degreeId: 2, jobTypeId: 2 },
    );
    const asked = { degrees: [3], job_types: [2] };
    const { ways_out } = await find(asked);
    expect(ways_out).toEqual([
      { drop: ['job_types'], total: 2 },
      { drop: ['degrees'], total: 1 },
      { drop: ['degrees', 'job_types'], total: 3 },
    ]);
    for (const { drop, total } of ways_out ?? []) {
      const left = Object.fromEntries(Object.entries(asked).filter(([field]) => !drop.includes(field)));
      expect((await find(left)).total).toBe(total);
    }
  });

  it('is led to drop a filter before the words', async () => {
    await list(
      { title: 'Nurse', degreeId: 3 },
      { title: 'Cook', degreeId: 2 },
      { title: 'Cook', degreeId: 2 },
    );
    expect((await find({ query: 'nurse', degrees: [2] })).ways_out).toEqual([
      { drop: ['degrees'], total: 1 },
      { drop: ['query'], total: 2 },
      { drop: ['query', 'degrees'], total: 3 },
    ]);
  });

  it('learns which two filters must go where one is not enough', async () => {
    await list({ title: 'Nurse', degreeId: 3, jobTypeId: 1 }, { title: 'Cook', degreeId: 2, jobTypeId: 2 });
    const page = await find({
      query: 'nurse',
      degrees: [2],
      job_types: [2],
      salary_from: 90_000,
      salary_to: 99_000,
    });
    expect(page.rescue).toBeNull();
    expect(page.ways_out?.at(-1)).toEqual({
      drop: ['query', 'degrees', 'job_types', 'salary_from', 'salary_to'],
      total: 2,
    });
    for (const { drop } of page.ways_out ?? []) expect(drop.length).toBeGreaterThan(1);
    expect(page.ways_out).toContainEqual({ drop: ['query', 'salary_from', 'salary_to'], total: 1 });
  });

  it('learns what fewer of the words find, with the filters as they are', async () => {
    await list(
      { title: 'Nurse', degreeId: 3 },
      { title: 'Nurse', degreeId: 3 },
      { title: 'Nurse', degreeId: 2 },
      { title: 'Astronaut', degreeId: 3 },
    );
    const page = await find({ query: 'nurse astronaut', degrees: [3] });
    expect([page.total, page.shorter_queries]).toEqual([
      0,
      [
        { query: 'nurse', total: 2 },
        { query: 'astronaut', total: 1 },
      ],
    ]);
    expect((await find({ query: 'nurse', degrees: [3] })).shorter_queries).toEqual([]);
  });

  it('is told what is left where two of three words have to go', async () => {
    await list({ title: 'Nurse' }, { title: 'Astronaut' }, { title: 'Beekeeper' });
    const page = await find({ query: 'nurse astronaut beekeeper' });
    expect(page.total).toBe(0);
    expect(page.shorter_queries?.length).toBe(2);
    expect(page.shorter_queries?.every(({ query, total }) => !query.includes(' ') && total > 0)).toBe(true);
  });

  it('is shown no way out when there is nothing to drop', async () => {
    expect((await find({})).ways_out).toEqual([]);
  });

  it('is advised to drop the words when only they prevent results', async () => {
    await list({ title: 'Cook' });
    expect((await find({ query: '🦄' })).rescue).toEqual({ drop: 'query', total: 1 });
  });

  it('gets no suggestion when no filter to remove would help', async () => {
    expect((await find({ query: 'cook', is_web3: true })).rescue).toBeNull();
  });
});

describe('someone who types what no job is called', () => {
  beforeEach(() =>
    list({ title: 'Graphic Designer' }, { title: 'SEO Specialist' }, { title: 'Mechanical Engineer' }),
  );

  it.each(['grab', 'jakarta', 'mechaxyz'])(
    'is shown no titles that share a few letters with “%s”',
    async (query) => {
      expect(await find({ query })).toMatchObject({ total: 0, related: [] });
    },
  );

  it('is asked for the place of “near me”, beside all jobs', async () => {
    const { total, related, understood } = await find({ query: 'jobs near me' });
    expect({ total, related, nearby: understood.nearby }).toEqual({
      total: 3,
      related: [],
      nearby: { text: 'near me', rest: 'jobs' },
    });
  });

  it('learns where a place of another country is, and how many jobs are there', async () => {
    await list({
      title: 'Cook',
      countryKey: 'id',
      locationIds: [locationsOf('id')[0]?.children[0]?.id ?? 0],
    });
    const { understood } = await find({ query: 'cook jaksel' });
    expect(understood.place_abroad).toMatchObject({
      country: 'id',
      name: 'South Jakarta',
      rest: 'cook',
      total: 1,
    });
  });

  it('is offered the place that a word may mean, and the jobs without a level that none has', async () => {
    const { understood } = await find({ query: 'graphic designer cbd' });
    expect(understood.places_meant).toMatchObject([{ name: 'Downtown Core', rest: 'graphic designer' }]);
    await list({ title: 'Clerk', xpLvlId: 1 });
    const { related, understood: meant } = await find({ query: 'graphic designer fresh graduate' });
    expect(meant.fewer_words).toBe('graphic designer');
    expect(related?.map(({ title }) => title)).toEqual(['Graphic Designer']);
  });
});
