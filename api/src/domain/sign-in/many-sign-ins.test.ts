import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor } from '../../testing/person.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { workOf } from '../../testing/work-of.ts';
import { argon2, hashesAtOnce } from '../accounts/password.ts';

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

it('while passwords are hashed, three more sign-ins are read from the database, so that hashing waits for none', async () => {
  const { db } = api.dependencies;
  await db.deleteFrom('attempts').execute();
  const { hash } = argon2;
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  argon2.hash = async (...args) => {
    await opened;
    return hash(...args);
  };
  const signIns = Array.from({ length: 20 }, (_, index) =>
    aVisitor(api).ask(
      'POST',
      '/auth/login',
      { login: `waiting-${index}@example.com`, password: 'a good password' },
      { remoteAddress: `198.51.100.${index}` },
    ),
  );
  // Each that was admitted has counted three attempts before it hashes.
  const admitted = async () => (await db.selectFrom('attempts').select('key').execute()).length / 3;
  try {
    await expect.poll(admitted).toBe(hashesAtOnce + 3);
  } finally {
    open();
    argon2.hash = hash;
  }
  expect((await Promise.all(signIns)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(401));
});
