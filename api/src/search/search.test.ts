import type { JobQuery } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flatLists, locationsOf } from '../config-lists/index.ts';
import { setJobStatus, upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/a-job-draft.ts';
import { searchJobs } from '../testing/search-jobs.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
const start = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  api = await createTestApi({ now: start });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setTime(start);
  await api.dependencies.db.deleteFrom('search_documents').execute();
  await api.dependencies.db.deleteFrom('search_words').execute();
  await api.dependencies.db.deleteFrom('jobs').execute();
});

const list = async (...drafts: Parameters<typeof aJobDraft>[0][]) =>
  (
    await upsertJobs(
      api.dependencies.db,
      drafts.map((draft) => aJobDraft(draft)),
      { now: api.dependencies.clock() },
    )
  ).ids;
const find = (query: JobQuery = {}) => searchJobs(api, 'sg', query);
const titles = async (query: JobQuery) => (await find(query)).jobs.map((job) => job.title);

describe('a search', () => {
  it('finds a job the moment it is stored, and no longer the moment it closes', async () => {
    const [id = 0] = await list({ title: 'Beekeeper' });
    expect(await titles({ query: 'beekeeper' })).toEqual(['Beekeeper']);
    await setJobStatus(api.dependencies.db, id, 'closed', api.dependencies.clock());
    expect(await titles({ query: 'beekeeper' })).toEqual([]);
  });

  it('finds remote jobs by the country that they are open to, in whichever way the advertisement says so', async () => {
    const remote = { workArrangementId: 3 };
    await list(
      { title: 'For all', ...remote },
      { title: 'For two', ...remote, applicantCountries: ['ph', 'sg'] },
      { title: 'For all but one', ...remote, excludedCountries: ['ph'] },
      { title: 'For one far away', ...remote, applicantCountries: ['mt'] },
      { title: 'In the office', workArrangementId: 1 },
    );
    const openTo = async (...applicant_countries: number[]) => (await titles({ applicant_countries })).sort();
    expect(await openTo(608)).toEqual(['For all', 'For two']);
    expect(await openTo(276)).toEqual(['For all', 'For all but one']);
    expect(await openTo(276, 608)).toEqual(['For all', 'For all but one', 'For two']);
    expect((await find()).facets.applicant_countries).toContainEqual({ id: 702, count: 3 });
  });

  it('finds remote jobs by the hours that they share with the office hours of the country', async () => {
    const remote = { workArrangementId: 3 };
    await list(
      { title: 'Here', ...remote },
      { title: 'In Dubai', ...remote, timeZone: 'Asia/Dubai' },
      { title: 'In New York', ...remote, timeZone: 'America/New_York' },
      { title: 'In a zone that does not exist', ...remote, timeZone: 'Mars/Olympus' },
      { title: 'In the office', workArrangementId: 1 },
    );
    const sharing = async (hours: number) => (await titles({ shared_hours: [hours] })).sort();
    expect(await sharing(8)).toEqual(['Here', 'In a zone that does not exist']);
    expect(await sharing(4)).toEqual(['Here', 'In Dubai', 'In a zone that does not exist']);
    const { facets, jobs } = await find();
    expect(facets.shared_hours.map(({ id, count }) => [id, count])).toEqual([
      [2, 3],
      [4, 3],
      [6, 2],
      [8, 2],
    ]);
    const hours = new Map(
      jobs.map(({ title, time_zone, shared_hours }) => [title, [time_zone, shared_hours]]),
    );
    expect(hours.get('In Dubai')).toEqual(['Asia/Dubai', 5]);
    expect(hours.get('In a zone that does not exist')).toEqual([null, null]);
  });

  it('leaves out a job whose time has run out', async () => {
    await list({ title: 'Beekeeper', validThrough: new Date(start.getTime() + 60_000) });
    expect(await titles({})).toEqual(['Beekeeper']);
    api.setTime(new Date(start.getTime() + 61_000));
    expect(await titles({})).toEqual([]);
  });

  it('shows the newest first without a keyword and the closest first with one', async () => {
    await list(
      {
        title: 'Office clerk',
        descriptionHtml: 'You sit beside a gardener.',
        postedAt: new Date('2026-11-19'),
      },
      { title: 'Gardener', postedAt: new Date('2026-10-01') },
    );
    expect(await titles({})).toEqual(['Office clerk', 'Gardener']);
    expect(await titles({ query: 'gardener' })).toEqual(['Gardener', 'Office clerk']);
    expect(await titles({ query: 'gardener', sort: 1 })).toEqual(['Office clerk', 'Gardener']);
  });

  it('puts the job called so before those that say more, or say it more often', async () => {
    await list(
      { title: 'Gardener and gardener’s gardener', postedAt: new Date('2026-11-19') },
      { title: 'Gardener for a large park', postedAt: new Date('2026-11-18') },
      { title: 'Gardener', postedAt: new Date('2026-11-10') },
    );
    expect((await titles({ query: 'gardeners' }))[0]).toBe('Gardener');
  });

  it('stays within the country of the site', async () => {
    await list({ title: 'Beekeeper', countryKey: 'my' });
    expect(await titles({ query: 'beekeeper' })).toEqual([]);
  });

  it('finds by the place’s name in any language, by kind of job and by company', async () => {
    const [region] = locationsOf('sg');
    const city = region?.children[0];
    const partTime = flatLists.job_types.find((type) => type.key === 'part-time');
    await list(
      { title: 'Baker', locationIds: [city?.id ?? 0], jobTypeId: partTime?.id ?? 0 },
      { title: 'Butcher', company: { sourceKey: 'orchid', name: 'Orchid Foods' } },
    );
    for (const name of Object.values(city?.names ?? {}))
      expect(await titles({ query: name })).toContain('Baker');
    expect(await titles({ query: 'part-time' })).toEqual(['Baker']);
    expect(await titles({ query: 'orchid' })).toEqual(['Butcher']);
  });

  it('puts jobs in the place that was named before those that only mention it', async () => {
    const [region] = locationsOf('sg');
    const [here, there] = region?.children ?? [];
    const mention = `<p>We also work in ${here?.names.en}.</p>`;
    await list(
      { title: 'Baker', locationIds: [there?.id ?? 0], descriptionHtml: mention },
      { title: 'Senior Baker', locationIds: [here?.id ?? 0], postedAt: new Date('2026-01-01') },
    );
    expect(await titles({ query: `baker ${here?.names.en}` })).toEqual(['Senior Baker', 'Baker']);
  });

  it('finds a trade by its name in another language', async () => {
    await list({ title: 'Redes', categoryId: 101 }, { title: 'Cocina', categoryId: 301 });
    expect(await titles({ query: 'software development' })).toEqual(['Redes']);
    expect(await titles({ query: 'ソフトウェア開発' })).toEqual(['Redes']);
  });

  it('compares pay by the month, whatever the period it is written in', async () => {
    const pay = (period: 'hourly' | 'annually', amount: number) =>
      ({ salary: { currency: 'SGD', period, min: amount * 100, max: null } }) as const;
    await list(
      { title: 'Hourly 20', ...pay('hourly', 20) },
      { title: 'Yearly 120,000', ...pay('annually', 120_000) },
      { title: 'Silent' },
    );
    expect(await titles({ salary_from: 5_000 })).toEqual(['Yearly 120,000']);
    expect(await titles({ salary_to: 5_000 })).toEqual(['Hourly 20']);
    expect(await titles({ salary_from: 10_000, salary_to: 10_000 })).toEqual(['Yearly 120,000']);
  });

  it('does no harm with filters that name nothing', async () => {
    await list({});
    const page = await find({
      job_locations: [9_999_999],
      main_functions: [1],
      company_ids: [Number.MAX_SAFE_INTEGER],
    });
    expect(page.total).toBe(0);
  });
});

describe('someone who pages through a list', () => {
  const all = async (query: JobQuery) => {
    const seen: number[] = [];
    const first = await find({ ...query, size: 4, page: 1 });
    seen.push(...first.jobs.map((job) => job.id));
    return {
      seen,
      next: async (page: number) =>
        (await find({ ...query, size: 4, page, as_of: first.as_of })).jobs.map((job) => job.id),
    };
  };

  it.each([{}, { query: 'nurse' }, { query: 'nurse', sort: 1 as const }])(
    'meets every job once while others come and go: %j',
    async (query) => {
      const ids = await list(
        ...Array.from({ length: 12 }, (_, index) => ({
          postedAt: new Date(start.getTime() - (index % 3) * 1_000),
        })),
      );
      const { seen, next } = await all(query);
      api.setTime(new Date(start.getTime() + 5_000));
      await list({ postedAt: api.dependencies.clock() }, { postedAt: api.dependencies.clock() });
      await setJobStatus(api.dependencies.db, seen[1] ?? 0, 'closed', api.dependencies.clock());
      seen.push(...(await next(2)), ...(await next(3)));
      expect(seen.sort()).toEqual([...ids].sort());
      expect(await next(4)).toEqual([]);
    },
  );

  it('gets an empty page, and the right total, beyond the end', async () => {
    await list({}, {});
    expect(await find({ page: 1_000, size: 100 })).toMatchObject({ jobs: [], total: 2 });
  });
});

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

  it('is not sent to a word whose last advertisement closed', async () => {
    const [closed = 0] = await list({ title: 'Beekeeper' }, { title: 'Cook' });
    expect((await find({ query: 'beekeper' })).understood.corrected_query).toBe('beekeeper');
    await setJobStatus(api.dependencies.db, closed, 'closed', start);
    expect(await find({ query: 'beekeper' })).toMatchObject({
      total: 0,
      understood: { corrected_query: null },
      rescue: { drop: 'query', total: 4 },
    });
  });
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

/** Milliseconds; what the database itself gives to a search. */
const queryLimit = 3_000;

describe('odd input', () => {
  beforeEach(() => list({ title: 'Cook' }));

  it.each([
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['ten thousand words', 'ab '.repeat(3_333)],
    ['ten thousand exclusions', '-a '.repeat(3_333)],
    ['ten thousand ideographs', '漢'.repeat(10_000)],
    ['quotes only', '"'.repeat(9_999)],
    ['operators', "& | ! <-> <2> :* ( ) ' \\ :A"],
    ['an operator as a phrase', '"! & \' \\ :*"'],
    ['punctuation', '???…—'],
    ['emoji', '👩🏽‍🍳🎉'],
    ['control characters', '\u0000\u0001\u202e\ufeff'],
    ['half a character', '\ud83d'],
    ['lexeme injection', "cook' | 'x"],
    ['a mark of ours', '=v1 =l10001'],
    ['a regular expression', '(a+)+$'],
  ])('%s is answered within the time that a query has, and never as a failure', async (_name, query) => {
    const began = performance.now();
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers: { 'country-id': '2' },
      body: { query },
    });
    // Text that no database can hold is refused by its field's name instead.
    const isStorable = query.isWellFormed() && !query.includes('\u0000');
    expect(answer.statusCode).toBe(isStorable ? 200 : 422);
    expect(performance.now() - began).toBeLessThan(queryLimit);
    const suggested = await api.app.inject({
      url: `/api/config/search/job-title-lists?query=${encodeURIComponent(query.toWellFormed().slice(0, 200))}`,
      headers: { 'country-id': '2' },
    });
    expect(suggested.statusCode).toBe(query.includes('\u0000') ? 422 : 200);
  });

  it('finds all jobs for blanks, as for no words', async () => {
    expect((await find({ query: ' \t\u3000 ' })).total).toBe(1);
  });

  it('refuses by field what no filter can be', async () => {
    const refused = async (body: object) => {
      const answer = await api.app.inject({ method: 'POST', url: '/api/job/search', body });
      expect(answer.statusCode).toBe(422);
      return answer.json().errors;
    };
    expect(await refused({ query: 'x'.repeat(10_001) })).toHaveProperty('query');
    expect(await refused({ page: 0 })).toHaveProperty('page');
    expect(await refused({ size: 101 })).toHaveProperty('size');
    expect(await refused({ sort: 5 })).toHaveProperty('sort');
    expect(await refused({ job_locations: ['1; drop table jobs'] })).toHaveProperty(['job_locations.0']);
    expect(await refused({ job_types: Array.from({ length: 51 }, () => 1) })).toHaveProperty('job_types');
  });

  it('refuses a body that is no JSON, and no body', async () => {
    const send = (payload: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/job/search',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send('{"query":')).json()).toMatchObject({ code: 40014 });
    expect((await send('')).statusCode).toBe(400);
    expect((await send('null')).statusCode).toBe(422);
  });
});
