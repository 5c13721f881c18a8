import { neighbours } from '@jobharbor/shared/http-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { createSiteToken } from '../session/site-token-repository.ts';
import { inTurn } from '../testing/in-turn.ts';
import { anEmployer } from '../testing/people/employer.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import type { App } from './typed-app.ts';

it('refuses an address over the rate limit with the seconds to wait, and serves others', async () => {
  const api = await createTestApi();
  const config = { ...api.dependencies.config, requestsPerMinute: 2 };
  const app = await createApp({ ...api.dependencies, config });
  const ask = (address: string) => app.inject({ url: '/api/translations/manifest', remoteAddress: address });
  await ask('203.0.113.1');
  await ask('203.0.113.1');
  const refused = await ask('203.0.113.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.2')).statusCode).toBe(200);
  await app.close();
  await api.close();
});

it('refuses the addresses of one rented IPv6 network together', async () => {
  const api = await createTestApi();
  const app = await createApp({
    ...api.dependencies,
    config: { ...api.dependencies.config, requestsPerMinute: 1 },
  });
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/translations/manifest', remoteAddress })).statusCode;
  const statuses: number[] = [];
  for (let household = 0; household <= neighbours; household += 1)
    statuses.push(await ask(`2001:db8:a:${household}::7`));
  expect(statuses).toEqual([...Array(neighbours).fill(200), 429]);
  expect(await ask('2001:db8:b::7')).toBe(200);
  await app.close();
  await api.close();
});

describe('behind the address of a connected site’s server', () => {
  const perMinute = 3;
  let api: TestApi;
  let app: App;
  beforeAll(async () => {
    api = await createTestApi();
  });
  beforeEach(async () => {
    app = await createApp({
      ...api.dependencies,
      config: { ...api.dependencies.config, requestsPerMinute: perMinute },
    });
  });
  afterEach(() => app.close());
  afterAll(() => api.close());

  async function aToken(): Promise<string> {
    const person = await anEmployer(api);
    const { user } = (await person.ask('GET', '/auth/session')).json().data;
    const { db } = api.dependencies;
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const owner = { site: 'employer', accountId: user.id, sessionId: id } as const;
    return (await createSiteToken(db, { ...owner, scopes: ['applications'], now: api.now() })).access_token;
  }

  const ask = (credentials: Record<string, string>, times: number, remoteAddress = '203.0.113.1') =>
    inTurn(times, async () => {
      const url = '/api/recruiter/applications';
      return (await app.inject({ url, headers: credentials, remoteAddress })).statusCode;
    });
  const withToken = (token: string, times: number) => ask({ authorization: `Bearer ${token}` }, times);

  it('one account’s flood is refused, and the others of the site and strangers are served', async () => {
    const [mine, theirs] = [await aToken(), await aToken()];
    expect(await withToken(mine, 50)).toEqual([200, 200, 200, ...Array(47).fill(429)]);
    expect(await withToken(theirs, perMinute)).toEqual([200, 200, 200]);
    expect(await ask({}, 1)).toEqual([401]);
  });

  it('tokens that stand for nobody have a limit of their own, which takes nothing from real ones', async () => {
    const token = await aToken();
    expect(await withToken(token, 1)).toEqual([200]);
    const allowed = perMinute * neighbours;
    expect(await withToken('invented', allowed + 2)).toEqual([...Array(allowed).fill(401), 429, 429]);
    expect(await withToken('another', 1)).toEqual([429]);
    expect(await ask({}, 1)).toEqual([401]);
    expect(await ask({ authorization: 'Bearer invented' }, 1, '198.51.100.1')).toEqual([401]);
    expect(await withToken(token, 1)).toEqual([200]);
  });

  it('calls that are refused for want of a session count as well', async () => {
    expect(await ask({ cookie: 'sessionid=invented' }, perMinute + 1)).toEqual([401, 401, 401, 429]);
  });
});
