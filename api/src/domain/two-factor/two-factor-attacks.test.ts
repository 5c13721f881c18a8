import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCarefulPerson,
  logInElsewhere,
  passSecondFactor,
  readSession,
} from '../../testing/people/careful-person.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { codeOf } from '../../testing/people/set-up-authenticator.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { sealSecrets } from './two-factor-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('the secret of an app', () => {
  it('is not stored as it is, and belongs to its account', async () => {
    const [person, other] = [await aCarefulPerson(api), await aCarefulPerson(api)];
    const { db } = api.dependencies;
    const secretOf = async ({ user }: SignedInPerson) =>
      (
        await db
          .selectFrom('two_factors')
          .select('secret')
          .where('account_id', '=', user.id)
          .executeTakeFirstOrThrow()
      ).secret;
    const stored = await secretOf(person);
    expect(stored).not.toContain(person.secret);
    // Write access to the database is not enough to give one account the app of another.
    await db
      .updateTable('two_factors')
      .set({ secret: stored })
      .where('account_id', '=', other.user.id)
      .execute();
    expect(
      (await passSecondFactor(await logInElsewhere(api, other), codeOf(api, person.secret))).json().code,
    ).toBe(42266);
  });

  it('whose key is lost leaves recovery codes, and codes by mail to others', async () => {
    const [person, other] = [await aCarefulPerson(api), await aJobseeker(api)];
    const { db } = api.dependencies;
    const { secret } = await db
      .selectFrom('two_factors')
      .select('secret')
      .where('account_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    const own = db.updateTable('two_factors').where('account_id', '=', person.user.id);
    await own.set({ secret: secret.replace(/^v1\.[^.]+/, 'v1.lost') }).execute();
    const visitor = await logInElsewhere(api, person);
    const refusal = await passSecondFactor(visitor, codeOf(api, person.secret));
    expect([refusal.statusCode, refusal.json().code]).toEqual([503, 42266]);
    expect(refusal.json().message).toContain('recovery codes');
    expect((await passSecondFactor(visitor, 'MISTYPED-CODE')).json().code).toBe(41040);
    expect((await passSecondFactor(visitor, person.recoveryCodes[0] ?? '')).statusCode).toBe(200);
    await own.set({ secret }).execute();

    await db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', other.user.id)
      .execute();
    const stranger = await logInElsewhere(api, other);
    expect(stranger.code).toBe(42130);
    const [mail] = await mailsTo(api, other.email);
    expect((await passSecondFactor(stranger, mail?.data?.code ?? '')).statusCode).toBe(200);
  });

  it('from before there was a key is sealed, and its app goes on', async () => {
    const person = await aCarefulPerson(api);
    const { db, secrets } = api.dependencies;
    const own = db.updateTable('two_factors').where('account_id', '=', person.user.id);
    await own.set({ secret: person.secret }).execute();
    expect(
      (await passSecondFactor(await logInElsewhere(api, person), codeOf(api, person.secret))).statusCode,
    ).toBe(200);
    api.wait(31);
    await sealSecrets(db, secrets);
    const rows = await db.selectFrom('two_factors').select('secret').execute();
    expect(rows.filter(({ secret }) => !secret.startsWith(secrets.currentPrefix))).toEqual([]);
    expect(
      (await passSecondFactor(await logInElsewhere(api, person), codeOf(api, person.secret))).statusCode,
    ).toBe(200);
  });
});

describe('who has the password but not the app', () => {
  it('cannot use a code twice, an old one, or the app’s code without a login', async () => {
    const person = await aCarefulPerson(api);
    const code = codeOf(api, person.secret);
    expect((await passSecondFactor(aVisitor(api), code)).json().code).toBe(42056);
    expect((await passSecondFactor(await logInElsewhere(api, person), code)).statusCode).toBe(200);
    const thief = await logInElsewhere(api, person);
    expect((await passSecondFactor(thief, code)).json().code).toBe(41040);
    api.wait(90);
    expect((await passSecondFactor(thief, code)).json().code).toBe(41040);
  });

  it('is stopped after five guesses of one login, and after twenty of all', async () => {
    const person = await aCarefulPerson(api);
    const wrong = String((Number(codeOf(api, person.secret)) + 1) % 1_000_000).padStart(6, '0');
    const thief = await logInElsewhere(api, person);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await passSecondFactor(thief, wrong)).json().code).toBe(41040);
    expect((await passSecondFactor(thief, codeOf(api, person.secret))).json().code).toBe(42056);
    const another = await logInElsewhere(api, person);
    await api.dependencies.db.updateTable('attempts').set({ count: 20 }).where('count', '=', 6).execute();
    expect((await passSecondFactor(another, wrong)).json().code).toBe(40006);
    await api.dependencies.db.deleteFrom('attempts').execute();
  });

  it('finds the login closed after ten minutes, and after another request has used it', async () => {
    const person = await aCarefulPerson(api);
    const slow = await logInElsewhere(api, person);
    api.wait(601);
    expect((await passSecondFactor(slow, codeOf(api, person.secret))).json().code).toBe(42056);
    const twice = await logInElsewhere(api, person);
    const copy = aVisitor(api);
    for (const [name, value] of twice.cookies) copy.cookies.set(name, value);
    const [code = '', other = ''] = person.recoveryCodes;
    const answers = await Promise.all([passSecondFactor(twice, code), passSecondFactor(copy, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('holds no session that somebody planted', async () => {
    const person = await aCarefulPerson(api);
    const thief = aVisitor(api);
    await thief.ask('POST', '/auth/guest/login', { guest_role: 'jobseeker' });
    const victim = aVisitor(api);
    for (const [name, value] of thief.cookies) victim.cookies.set(name, value);
    await victim.ask('POST', '/auth/login', { login: person.email, password: person.password });
    expect((await passSecondFactor(victim, codeOf(api, person.secret))).statusCode).toBe(200);
    expect(await readSession(thief)).toBeNull();
  });
});
