import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ask = (path: string) => aVisitor(api).ask('GET', path);

it('draws a job and its company for anybody, for caches to keep, by the language in the path', async () => {
  const jobId = await addJob(api);
  const job = await api.dependencies.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  for (const path of [`/job/pictures/ar/${jobId}`, `/company/pictures/zh-hant/${job.company_id}`]) {
    const answer = await ask(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect((await ask(path)).rawPayload.equals(answer.rawPayload)).toBe(true);
  }
});

it('has no picture of what is unknown, and none in a language that the site lacks', async () => {
  for (const kind of ['job', 'company']) {
    expect((await ask(`/${kind}/pictures/en/987654321`)).json().code).toBe(40004);
    expect((await ask(`/${kind}/pictures/xx/1`)).json().code).toBe(40004);
    // No id: refused by its schema, as in every call.
    expect((await ask(`/${kind}/pictures/en/0`)).json().code).toBe(40001);
  }
});
