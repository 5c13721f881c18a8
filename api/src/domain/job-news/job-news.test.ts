import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let url: string;
beforeAll(async () => {
  api = await createTestApi();
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** The lines that a gateway reads, one at a time. */
async function follow() {
  const { promise, resolve, reject } = Promise.withResolvers<AsyncIterator<string>>();
  const asked = request(`${url}/internal/job-news`, (response) =>
    resolve(createInterface({ input: response })[Symbol.asyncIterator]()),
  );
  asked.on('error', reject).end();
  const lines = await promise;
  return {
    next: async () => {
      const { value, done } = await lines.next();
      return done ? null : JSON.parse(value);
    },
    leave: () => asked.destroy(),
  };
}

it('tells a gateway which jobs were added, changed and closed, in which companies and countries', async () => {
  const gateway = await follow();
  expect(await gateway.next()).toEqual({ all: true });
  const draft = aJobDraft({ title: 'Told', countryKey: 'sg' });
  await upsertJobs(api.dependencies.db, [draft]);
  const added = await gateway.next();
  expect(added).toEqual({
    job_ids: [expect.any(Number)],
    company_ids: [expect.any(Number)],
    countries: ['sg'],
  });
  await upsertJobs(api.dependencies.db, [{ ...draft, status: 'closed' }]);
  expect(await gateway.next()).toEqual(added);
  gateway.leave();
});

it('tells of the pages that show what a company says of how it answers', async () => {
  const recruiter = await aRecruiterWithJob(api, { title: 'Replied' });
  const { company_id } = await api.dependencies.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', recruiter.jobId)
    .executeTakeFirstOrThrow();
  const gateway = await follow();
  await gateway.next();
  const reply = { sentence: 'We answer daily.' };
  const path = `/recruiter/companies/${company_id}/reply`;
  expect((await recruiter.ask('PUT', path, reply)).statusCode).toBe(200);
  expect(await gateway.next()).toMatchObject({ job_ids: [recruiter.jobId], company_ids: [company_id] });
  gateway.leave();
});

it('tells of several countries, and ends with the API', async () => {
  const gateway = await follow();
  await gateway.next();
  await Promise.all(
    ['jp', 'tr'].map((countryKey) =>
      upsertJobs(api.dependencies.db, [
        aJobDraft({ title: `In ${countryKey}`, countryKey: countryKey as 'jp' }),
      ]),
    ),
  );
  const told = new Set<string>();
  while (told.size < 2) for (const key of (await gateway.next()).countries) told.add(key);
  expect([...told].sort()).toEqual(['jp', 'tr']);
  const closed = api.app.close();
  expect(await gateway.next()).toBeNull();
  await closed;
});
