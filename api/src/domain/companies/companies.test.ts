import { getCompany } from '@jobharbor/shared/calls/get-company';
import { readAnswer } from '@jobharbor/shared/contracts';
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
