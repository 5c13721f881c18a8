import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../testing/people/employer.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const posting = ({ companyId }: Employer, title: string) => ({
  company_id: companyId,
  form: {
    ...{ country_key: 'ph', language: 'en', title },
    description_html: `<p>All about the work of a ${title}, day and night.</p>`,
  },
});
const push = async (employer: Employer, key: string | undefined, jobs: object[]) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await employer.ask('POST', '/recruiter/jobs/push', { jobs }, { headers });
  return { status: answer.statusCode, ...answer.json() };
};
const countJobs = async ({ companyId }: Employer) =>
  (await api.dependencies.db.selectFrom('jobs').select('id').where('company_id', '=', companyId).execute())
    .length;

it('posts many jobs with a result for each, and gives the same answer for the same key', async () => {
  const employer = await anEmployer(api);
  const foreign = { ...posting(employer, 'Spy'), company_id: 999_999 };
  const jobs = [
    posting(employer, 'Welder'),
    posting(employer, 'Welder'),
    foreign,
    posting(employer, 'Diver'),
  ];
  const first = await push(employer, 'push-1', jobs);
  expect([first.status, first.data.results]).toEqual([
    201,
    [
      { job: { id: expect.any(Number), slug: 'welder' }, refused: null },
      {
        job: null,
        refused: expect.objectContaining({ code: 42358, errors: { title: [expect.any(String)] } }),
      },
      { job: null, refused: expect.objectContaining({ code: 40004 }) },
      { job: { id: expect.any(Number), slug: 'diver' }, refused: null },
    ],
  ]);
  const again = await push(employer, 'push-1', jobs);
  expect([again.status, again.data]).toEqual([200, first.data]);
  expect(await countJobs(employer)).toBe(2);
  expect((await push(employer, 'push-1', jobs.slice(1))).code).toBe(40020);
  const keyless = await push(employer, undefined, jobs);
  expect([keyless.code, Object.keys(keyless.errors)]).toEqual([40001, ['idempotency-key']]);
});

it('posts no job twice when the same push is sent twice at once', async () => {
  const employer = await anEmployer(api);
  const jobs = [posting(employer, 'Baker'), posting(employer, 'Cook')];
  const [one, other] = await Promise.all([push(employer, 'twice', jobs), push(employer, 'twice', jobs)]);
  expect(one.data).toEqual(other.data);
  expect(await countJobs(employer)).toBe(2);
});

it('stores no push above the limit of a day, while the same key still gets its answer', async () => {
  const [employer, other] = [await anEmployer(api), await anEmployer(api)];
  const { db } = api.dependencies;
  const refused = [{ ...posting(employer, 'Spy'), company_id: 999_999 }];
  const first = await push(employer, 'first', refused);
  const key = createHash('sha256').update(`push-jobs:${employer.user.id}`).digest('base64url');
  await db.updateTable('attempts').set({ count: 600 }).where('key', '=', key).execute();
  expect((await push(employer, 'second', refused)).code).toBe(40006);
  expect((await push(employer, 'first', refused)).data).toEqual(first.data);
  const stored = db.selectFrom('job_pushes').select('id').where('account_id', '=', employer.user.id);
  expect(await stored.execute()).toHaveLength(1);
  expect((await push(other, 'first', [posting(other, 'Welder')])).status).toBe(201);
});
