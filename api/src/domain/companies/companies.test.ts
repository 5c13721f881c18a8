import { getCompany } from '@jobharbor/shared/calls/get-company';
import { listFeaturedCompanies } from '@jobharbor/shared/calls/list-featured-companies';
import { countryByKey, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/a-job-draft.ts';
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
