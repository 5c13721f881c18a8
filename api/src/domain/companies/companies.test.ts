import { getCompany } from '@jobharbor/shared/calls/company/get-company';
import { listFeaturedCompanies } from '@jobharbor/shared/calls/company/list-featured-companies';
import { listSimilarCompanies } from '@jobharbor/shared/calls/company/list-similar-companies';
import { countryByKey, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobCategories, locationsOf } from '../../config-lists/index.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

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

it('a company’s pay is compared with that of others in its fields, where enough of both state it', async () => {
  const [field = 0, other = 0] = jobCategories.flatMap(({ children }) => children.map(({ id }) => id));
  const pay = (amount: number) =>
    ({ currency: 'TWD', period: 'monthly', min: amount * 100, max: null }) as const;
  const of = (name: string, amount: number, categoryId = field) =>
    aJobDraft({ company: { sourceKey: name, name }, countryKey: 'tw', salary: pay(amount), categoryId });
  const others = Array.from({ length: 10 }, (_, index) => of(`Other ${index}`, 40_000 + index));
  await upsertJobs(api.dependencies.db, [
    ...others,
    ...[44_000, 46_000, 48_000].map((amount) => of('Pays well', amount)),
    ...[44_000, 46_000].map((amount) => of('Few', amount)),
    ...[44_000, 46_000, 48_000].map((amount) => of('Alone', amount, other)),
  ]);
  const payOf = async (name: string) => {
    const { id } = await api.dependencies.db
      .selectFrom('companies')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const headers = { 'country-id': String(countryByKey('tw')?.id) };
    const answer = await api.app.inject({ url: `/api/company/${id}`, headers });
    return readAnswer(getCompany, answer.json()).pay;
  };
  expect(await payOf('Pays well')).toMatchObject({ adverts: 3, compared_with: 12, fields: [{ id: field }] });
  expect((await payOf('Pays well'))?.percent).toBeGreaterThan(10);
  expect([await payOf('Few'), await payOf('Alone')]).toEqual([null, null]);
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
      aJobDraft({ company: whole, countryKey: 'my', postedAt: new Date(Date.now() - 2 * 86_400_000) }),
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
