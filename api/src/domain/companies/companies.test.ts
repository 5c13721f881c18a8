import { getCompany } from '@jobharbor/shared/calls/get-company';
import { listFeaturedCompanies } from '@jobharbor/shared/calls/list-featured-companies';
import { listSimilarCompanies } from '@jobharbor/shared/calls/list-similar-companies';
import { searchCompanies } from '@jobharbor/shared/calls/search-companies';
import { countryByKey, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FlatListName, flatOptionById, locationsOf } from '../../config-lists/index.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/a-job-draft.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('a company’s page shows its details and the number of its open jobs', async () => {
  const company = {
    sourceKey: 'lin',
    name: '林記 Noodles',
    isVerified: true,
    foundedYear: 1987,
    website: 'https://lin.example',
  };
  const { ids } = await upsertJobs(api.dependencies.db, [
    aJobDraft({ company, countryKey: 'tw' }),
    aJobDraft({ company, countryKey: 'tw', status: 'closed' }),
  ]);
  const job = await api.dependencies.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', ids[0] ?? 0)
    .executeTakeFirst();
  const answer = await api.app.inject(`/api/company/${job?.company_id}`);
  expect(readAnswer(getCompany, answer.json())).toMatchObject({
    slug: '林記-noodles',
    is_verified: true,
    founded_year: 1987,
    open_jobs: 1,
    industry: null,
  });
});

it('a company that does not exist is not found', async () => {
  expect((await api.app.inject('/api/company/99999999')).statusCode).toBe(404);
});

it('companies that hire in the country are listed, verified ones first, then by open jobs', async () => {
  const draft = (name: string, isVerified: boolean, details: object = {}) =>
    aJobDraft({ company: { sourceKey: name, name, isVerified }, countryKey: 'sg', ...details });
  await upsertJobs(api.dependencies.db, [
    draft('One job', false),
    draft('Two jobs', false),
    draft('Two jobs', false),
    draft('Verified', true),
    draft('Closed', true, { status: 'closed' }),
    draft('Elsewhere', true, { countryKey: 'my' }),
  ]);
  const ask = (query: string) =>
    api.app.inject({
      url: `/api/company/featured-companies${query}`,
      headers: { 'country-id': String(countryByKey('sg')?.id) },
    });
  const { companies } = readAnswer(listFeaturedCompanies, (await ask('')).json());
  expect(companies.map(({ name, open_jobs }) => [name, open_jobs])).toEqual([
    ['Verified', 1],
    ['Two jobs', 2],
    ['One job', 1],
  ]);
  const first = readAnswer(listFeaturedCompanies, (await ask('?size=1')).json());
  expect(first.companies.map(({ name }) => name)).toEqual(['Verified']);
  expect((await ask('?size=61')).statusCode).toBe(422);
});

describe('a company’s own page', () => {
  const verifiedAt = { registration: new Date('2026-03-04T00:00:00Z'), website: null, address: null };
  const whole = {
    sourceKey: 'whole',
    name: 'Quay & Sons',
    isVerified: true,
    locationId: locationsOf('sg')[0]?.children[0]?.id ?? null,
    financingStageId: 3,
    benefitIds: [4, 1],
    cultureIds: [2],
    aboutHtml: '<p>We repair cranes.</p>',
    cultureHtml: '<p onclick="x()">We eat together.</p><script>alert(1)</script>',
    verifiedAt,
  };
  const idOf = async (jobId: number | undefined) =>
    (
      await api.dependencies.db
        .selectFrom('jobs')
        .select('company_id')
        .where('id', '=', jobId ?? 0)
        .executeTakeFirstOrThrow()
    ).company_id;
  const open = async (id: number, languageId = 1) =>
    readAnswer(
      getCompany,
      (
        await api.app.inject({ url: `/api/company/${id}`, headers: { 'language-id': String(languageId) } })
      ).json(),
    );

  it('tells what it offers, how one works there, how it is financed, and what was verified when', async () => {
    const { ids } = await upsertJobs(api.dependencies.db, [
      aJobDraft({ company: whole, postedAt: new Date(Date.now() - 86_400_000) }),
      aJobDraft({ company: whole, countryKey: 'my', postedAt: new Date(Date.now() - 90 * 86_400_000) }),
      aJobDraft({ company: whole, countryKey: 'my' }),
    ]);
    const id = await idOf(ids[0]);
    const company = await open(id);
    expect(company).toMatchObject({
      culture_html: '<p>We eat together.</p>',
      financing_stage: { key: 'series-a' },
      open_jobs: 3,
      jobs_by_country: [
        { country_key: 'my', open_jobs: 2 },
        { country_key: 'sg', open_jobs: 1 },
      ],
      verifications: [{ check: 'registration', verified_at: verifiedAt.registration.getTime() / 1_000 }],
      location: { id: whole.locationId },
    });
    expect(company.benefits.map(({ key }) => key)).toEqual(['flexible-hours', 'health-insurance']);
    expect((await open(id, 5)).benefits.map(({ value }) => value)).toEqual([
      'Horario flexible',
      'Seguro médico',
    ]);
    expect(company.activity.posted_lately).toBe(2);
    expect(company.activity.last_posted_at).toBeGreaterThan(Date.now() / 1_000 - 2 * 86_400);
  });

  it('changes with its source, and not when nothing changed there', async () => {
    const draft = aJobDraft({ company: { ...whole, sourceKey: 'changing' } });
    const { ids } = await upsertJobs(api.dependencies.db, [draft]);
    const id = await idOf(ids[0]);
    const stamp = async () =>
      (
        await api.dependencies.db
          .selectFrom('companies')
          .select('updated_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).updated_at.getTime();
    const before = await stamp();
    await upsertJobs(api.dependencies.db, [{ ...draft, title: 'Rigger' }]);
    expect(await stamp()).toBe(before);
    await upsertJobs(api.dependencies.db, [
      { ...draft, title: 'Welder', company: { ...draft.company, benefitIds: [9] } },
    ]);
    expect((await open(id)).benefits.map(({ key }) => key)).toEqual(['meals']);
  });
});

describe('the search for companies', () => {
  const random = seededRandom(11);
  const industries = [1, 4, 12];
  const sizes = [2, 3];
  const benefits = [1, 4, 9];
  const words = ['Quay', 'Harbour', 'Lantern', 'Mill'];
  const header = { 'country-id': String(countryByKey('th')?.id) };
  const keyOf = (list: FlatListName, id: number) => flatOptionById(list, id)?.key;
  const search = async (query: Record<string, string | number | undefined> = {}) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const answer = await api.app.inject({
      url: `/api/company/search?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`,
      headers: header,
    });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return readAnswer(searchCompanies, answer.json());
  };

  beforeAll(async () => {
    const drafts = Array.from({ length: 60 }, (_, index) =>
      aJobDraft({
        countryKey: 'th',
        company: {
          sourceKey: `th-${index}`,
          name: `${random.one(words)} ${random.one(words)} ${index}`,
          isVerified: random.chance(0.4),
          industryId: random.chance(0.8) ? random.one(industries) : null,
          sizeId: random.chance(0.8) ? random.one(sizes) : null,
          benefitIds: benefits.filter(() => random.chance(0.5)),
        },
      }),
    );
    const lastJob = aJobDraft({
      countryKey: 'th',
      company: { sourceKey: 'closed', name: 'Lantern Closed' },
    });
    await upsertJobs(api.dependencies.db, [
      ...drafts,
      lastJob,
      aJobDraft({ countryKey: 'th', company: { sourceKey: 'han', name: '曼谷軟體' } }),
    ]);
    await upsertJobs(api.dependencies.db, [{ ...lastJob, status: 'closed' }]);
  });

  it('finds them by words of the name in any order, in other scripts too', async () => {
    const found = await search({ query: 'mill quay', size: 60 });
    expect(found.total).toBeGreaterThan(0);
    for (const { name } of found.companies) expect(name).toMatch(/Mill.*Quay|Quay.*Mill/);
    expect((await search({ query: '软件' })).companies.map(({ name }) => name)).toEqual(['曼谷軟體']);
    expect((await search({ query: '%' })).total).toBe(0);
  });

  it('shows a company without open jobs only to those who name it', async () => {
    const all = await search({ size: 60 });
    expect(all.companies.some(({ open_jobs }) => open_jobs === 0)).toBe(false);
    const [closed] = (await search({ query: 'lantern closed' })).companies;
    expect(closed).toMatchObject({ name: 'Lantern Closed', open_jobs: 0 });
  });

  it('pages without repeating or leaving out', async () => {
    const { total } = await search();
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => search({ page, size: 15 })));
    const ids = pages.flatMap(({ companies }) => companies.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'counts beside a filter what choosing it finds (seed %i)',
    async (seed) => {
      const { one, chance } = seededRandom(seed);
      const query = {
        query: chance(0.4) ? one(words) : undefined,
        industries: chance(0.4) ? keyOf('industry_lists', one(industries)) : undefined,
        sizes: chance(0.4) ? sizes.map((id) => keyOf('company_sizes', id)).join(',') : undefined,
        benefits: chance(0.4) ? keyOf('company_benefit_lists', one(benefits)) : undefined,
        is_company_verified: chance(0.3) ? '1' : undefined,
      };
      const { is_company_verified, ...fields } = (await search(query)).facets;
      expect((await search({ ...query, is_company_verified: '1' })).total).toBe(is_company_verified);
      for (const [field, counts] of Object.entries(fields)) {
        for (const { key, count } of counts)
          expect((await search({ ...query, [field]: key })).total, `${field} ${key}`).toBe(count);
      }
    },
  );

  it('finds nothing by a choice that does not exist, and still shows what is chosen', async () => {
    const none = await search({ industries: 'no-such-industry' });
    expect([none.total, none.facets.industries.length]).toEqual([0, industries.length]);
    const empty = await search({ industries: 'agriculture-food-production' });
    expect(empty.facets.industries).toContainEqual(expect.objectContaining({ id: 23, count: 0 }));
  });

  it.each(['industries=', 'industries=food,', 'sizes=A_1', 'page=0', 'is_company_verified=maybe'])(
    'refuses %s',
    async (query) => {
      expect((await api.app.inject(`/api/company/search?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('similar companies', () => {
  it('are of the same industry first, then those with the same kind of work, and hire in the country', async () => {
    const draft = (name: string, industryId: number, categoryId: number, details: object = {}) =>
      aJobDraft({ countryKey: 'vn', company: { sourceKey: name, name, industryId }, categoryId, ...details });
    const { ids } = await upsertJobs(api.dependencies.db, [
      draft('Mine', 14, 901),
      draft('Same work', 3, 901),
      draft('Same industry', 14, 101),
      draft('Unlike', 3, 101),
      draft('Gone', 14, 901, { status: 'closed' }),
      draft('Abroad', 14, 901, { countryKey: 'tr' }),
    ]);
    const job = await api.dependencies.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', ids[0] ?? 0)
      .executeTakeFirstOrThrow();
    const answer = await api.app.inject({
      url: `/api/company/${job.company_id}/similar-companies`,
      headers: { 'country-id': String(countryByKey('vn')?.id) },
    });
    const { companies } = readAnswer(listSimilarCompanies, answer.json());
    expect(companies.map(({ name }) => name)).toEqual(['Same industry', 'Same work']);
    expect((await api.app.inject('/api/company/99999999/similar-companies')).json().code).toBe(40004);
  });
});

it('companies that the searcher has blocked are neither listed nor counted', async () => {
  const ask = async (query: string) =>
    (
      await api.app.inject({
        url: `/api/company/search${query}`,
        headers: { 'country-id': String(countryByKey('sg')?.id) },
      })
    ).json().data;
  const all = await ask('');
  const [first, second] = all.companies;
  const rest = await ask(`?excluded_company_ids=${first.id},${second.id}`);
  expect(rest.total).toBe(all.total - 2);
  expect(rest.companies.map(({ id }: { id: number }) => id)).not.toContain(first.id);
  const verified = [first, second].filter(({ is_verified }) => is_verified).length;
  expect(rest.facets.is_company_verified).toBe(all.facets.is_company_verified - verified);
});
