import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor } from '../../testing/person.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { workOf } from '../../testing/work-of.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('more sign-ins at once than can wait are refused before the database is asked, and count as no attempt', async () => {
  const statuses: number[] = [];
  const signIn = async (index: number) => {
    const body = { login: `someone-${index}@example.com`, password: 'a good password' };
    const answer = await aVisitor(api).ask('POST', '/auth/login', body, {
      remoteAddress: `192.0.2.${index}`,
    });
    statuses.push(answer.statusCode);
    if (answer.statusCode !== 401) expect(answer.json()).toMatchObject({ code: 40019 });
  };
  const work = await workOf(api, () => Promise.all(Array.from({ length: 200 }, (_, index) => signIn(index))));
  const checked = statuses.filter((status) => status === 401).length;
  expect(checked).toBeGreaterThan(100);
  expect(checked).toBeLessThan(200);
  expect(work.filter((step) => step.includes('from "accounts"'))).toHaveLength(checked);
});
