import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const logIn = (login: string, password: string, remoteAddress: string) =>
  aVisitor(api).ask('POST', '/auth/login', { login, password }, { remoteAddress });

const forgetAttempts = () => api.dependencies.db.deleteFrom('attempts').execute();

/** As if the counters that stand at `from` stood at `to`: each real attempt takes the time of a hash. */
const pretendAttempts = (from: number, to: number) =>
  api.dependencies.db.updateTable('attempts').set({ count: to }).where('count', '=', from).execute();

describe('a person who logs in', () => {
  it('is stopped after ten wrong tries from one place, with the seconds to wait, and let in afterwards', async () => {
    const now = new Date();
    api.setTime(now);
    const { email, password } = await aJobseeker(api);
    const attempt = (text: string, remoteAddress = '10.9.9.9') =>
      aVisitor(api).ask('POST', '/auth/login', { login: email, password: text }, { remoteAddress });
    for (let count = 0; count < 10; count += 1) expect((await attempt('wrong')).statusCode).toBe(401);
    const stopped = await attempt(password);
    expect(stopped.statusCode).toBe(429);
    expect(stopped.json()).toMatchObject({ code: 40006, retry_after: 900 });
    expect(stopped.headers['retry-after']).toBe('900');
    expect((await attempt(password, '10.9.9.10')).statusCode).toBe(200);
    api.setTime(new Date(now.getTime() + 901_000));
    expect((await attempt(password)).statusCode).toBe(200);
  });

  it('is stopped when one address tries many accounts', async () => {
    await forgetAttempts();
    const attempt = (count: number) => logIn(`guess-${count}@example.com`, 'guess', '10.8.8.8');
    expect((await attempt(1)).statusCode).toBe(401);
    await pretendAttempts(1, 199);
    expect((await attempt(2)).statusCode).toBe(401);
    expect((await attempt(3)).statusCode).toBe(429);
  });

  it('waits twice as long each time they use the tries up again', async () => {
    await forgetAttempts();
    let now = Date.now();
    api.setTime(new Date(now));
    const { email, password } = await aJobseeker(api);
    const attempt = (text: string) => logIn(email, text, '10.9.8.7');
    for (const seconds of [900, 1_800, 3_600]) {
      expect((await attempt('wrong')).statusCode).toBe(401);
      await pretendAttempts(1, 10);
      expect((await attempt(password)).json().retry_after).toBe(seconds);
      now += seconds * 1_000;
      api.setTime(new Date(now));
    }
    expect((await attempt(password)).statusCode).toBe(200);
    api.setTime(new Date());
  });

  it('is stopped at other people’s accounts, however often they log in to their own in between', async () => {
    const own = await aJobseeker(api);
    await forgetAttempts();
    const place = '10.7.7.7';
    for (let count = 0; count < 3; count += 1) await logIn(`other-${count}@example.com`, 'guess', place);
    await pretendAttempts(3, 198);
    const statuses: number[] = [];
    for (let count = 3; count < 6; count += 1) {
      await logIn(own.email, own.password, place);
      statuses.push((await logIn(`other-${count}@example.com`, 'guess', place)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('is not locked out by strangers: on a known device not at all, on a new one not at once', async () => {
    const { email, password, cookies } = await aJobseeker(api);
    await forgetAttempts();
    const device = aVisitor(api);
    device.cookies.set('device', cookies.get('device') ?? '');
    for (const place of ['10.66.0.1', '10.66.0.2']) await logIn(email, 'guess', place);
    // From hundreds of places.
    await pretendAttempts(2, 150);
    const guesses = [1, 2, 3, 4].map(() => logIn(email, 'guess', '10.66.1.1'));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([401, 401, 401, 429]);
    expect((await logIn(email, password, '10.67.0.1')).statusCode).toBe(200);
    // Far beyond what any new device may still try.
    await api.dependencies.db
      .updateTable('attempts')
      .set({ count: 5_000 })
      .where('count', '>', 100)
      .execute();
    expect((await logIn(email, password, '10.67.0.2')).statusCode).toBe(429);
    const login = { login: email, password };
    const known = await device.ask('POST', '/auth/login', login, { remoteAddress: '10.66.1.1' });
    expect(known.statusCode).toBe(200);
    expect(device.cookies.get('device')).not.toBe(cookies.get('device'));
  });

  it('may try a known device’s password no more often than another’s', async () => {
    const { email, cookies } = await aJobseeker(api);
    await forgetAttempts();
    const thief = aVisitor(api);
    thief.cookies.set('device', cookies.get('device') ?? '');
    const guess = (remoteAddress: string) =>
      thief.ask('POST', '/auth/login', { login: email, password: 'guess' }, { remoteAddress });
    expect((await guess('10.68.0.1')).statusCode).toBe(401);
    await pretendAttempts(1, 10);
    expect((await guess('10.68.0.2')).statusCode).toBe(429);
  });

  it('cannot try on from the other addresses of one IPv6 network', async () => {
    const { email } = await aJobseeker(api);
    await forgetAttempts();
    expect((await logIn(email, 'guess', '2001:db8:0:1::1')).statusCode).toBe(401);
    await pretendAttempts(1, 10);
    expect((await logIn(email, 'guess', '2001:db8:0:1:ffff::2')).statusCode).toBe(429);
    expect((await logIn(email, 'guess', '2001:db8:0:2::1')).statusCode).toBe(401);
  });
});
