import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor } from '../../testing/people/person.ts';
import { workOf } from '../../testing/people/work-of.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
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
  // Each that was admitted has counted three attempts before it hashes, and one of the network that all share.
  const admitted = async () => ((await db.selectFrom('attempts').select('key').execute()).length - 1) / 3;
  try {
    await expect.poll(admitted).toBe(hashesAtOnce + 3);
  } finally {
    open();
    argon2.hash = hash;
  }
  expect((await Promise.all(signIns)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(401));
});

/** Sign-ups and sign-ins with their hashing under control: each hash is started by the test, one after another. */
async function withHeldHashes(work: (hashes: { passwords: string[]; startNext(): void }) => Promise<void>) {
  const { hash } = argon2;
  const passwords: string[] = [];
  const held: (() => void)[] = [];
  let isOpen = false;
  argon2.hash = async (password, ...rest) => {
    passwords.push(password);
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    return hash(password, ...rest);
  };
  try {
    await work({ passwords, startNext: () => held.shift()?.() });
  } finally {
    isOpen = true;
    for (const start of held) start();
    argon2.hash = hash;
  }
}

const signUpFrom = (remoteAddress: string, email: string, password = 'a good password 17') =>
  aVisitor(api).ask(
    'POST',
    '/auth/register',
    { email, password, first_name: 'Mara', terms_and_condition: 1 },
    { remoteAddress },
  );

it('a burst of sign-ups from one address leaves the next hash to another person’s sign-in', async () => {
  const { db } = api.dependencies;
  await db.deleteFrom('attempts').execute();
  await withHeldHashes(async ({ passwords, startNext }) => {
    const burst = Array.from({ length: 60 }, (_, index) =>
      signUpFrom('203.0.113.9', `burst-${index}@example.com`),
    );
    await expect.poll(() => passwords.length).toBe(hashesAtOnce);
    const counted = async () => (await db.selectFrom('attempts').select('key').execute()).length;
    const before = await counted();
    const signIn = aVisitor(api).ask(
      'POST',
      '/auth/login',
      { login: 'somebody-else@example.com', password: 'the password of somebody else' },
      { remoteAddress: '198.51.100.77' },
    );
    // A sign-in has counted four attempts before it hashes.
    await expect.poll(counted).toBeGreaterThanOrEqual(before + 4);
    const isWaiting = () => passwords.includes('the password of somebody else');
    // A line of one would start the hashes of sixty before: a place is free long before that.
    for (let turn = 0; turn < 30 && !isWaiting(); turn += 1) {
      const { length } = passwords;
      startNext();
      await expect.poll(() => passwords.length).toBeGreaterThan(length);
    }
    expect(passwords).toContain('the password of somebody else');
    void Promise.all(burst);
    void signIn;
  });
});

it('identical forms of one address that wait are hashed once in all', async () => {
  const { hash } = argon2;
  let hashed = 0;
  argon2.hash = (password, ...rest) => {
    if (password === 'one password of many forms') hashed += 1;
    return hash(password, ...rest);
  };
  try {
    const forms = Array.from({ length: 20 }, () =>
      signUpFrom('203.0.113.10', 'same-form@example.com', 'one password of many forms'),
    );
    const statuses = (await Promise.all(forms)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(hashed).toBe(1);
  } finally {
    argon2.hash = hash;
  }
});
