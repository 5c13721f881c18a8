import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../testing/people/person.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { deleteExpired } from './cleanup.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('removes what has run out, and nobody who has an account or is still here', async () => {
  const { db } = api.dependencies;
  const start = Date.now();
  const day = 86_400_000;
  const person = await aJobseeker(api);
  await aVisitor(api).ask('POST', '/auth/guest/login', { guest_role: 'jobseeker' });
  const count = async (table: 'accounts' | 'sessions' | 'attempts' | 'known_devices') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  // A counter of a day, and the hours for which it is remembered who was stopped.
  await deleteExpired(db, new Date(start + 2 * day));
  expect([await count('accounts'), await count('sessions'), await count('attempts')]).toEqual([2, 2, 0]);
  await deleteExpired(db, new Date(start + 31 * day));
  expect([await count('accounts'), await count('sessions'), await count('known_devices')]).toEqual([1, 0, 1]);
  await deleteExpired(db, new Date(start + 181 * day));
  expect(await count('known_devices')).toBe(0);
  const login = { login: person.email, password: person.password };
  expect((await person.ask('POST', '/auth/login', login)).statusCode).toBe(200);
});
