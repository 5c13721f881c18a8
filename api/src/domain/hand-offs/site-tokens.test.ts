import { type SiteToken, scopeOf } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CollectedRoute, collectRoutes } from '../../testing/collect-routes.ts';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aVisitor, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { startPartnerSite } from '../../testing/servers/partner-site.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket, refusedSocket } from '../../testing/socket.ts';

const secret = 'a secret of the employer site of the tests';
const other = 'a secret of the resume builder of the tests';
const adminSecret = 'a secret of the admin site of the tests';
const origin = 'https://employers.example';

let api: TestApi;
let close = async () => {};
let siteUrl = '';
let routes: readonly CollectedRoute[] = [];
beforeAll(async () => {
  const site = await startPartnerSite('employer', secret);
  siteUrl = site.url;
  ({ result: api, routes } = await collectRoutes(() =>
    createTestApi({
      config: {
        handOffs: {
          employer: { url: site.url, secret },
          'resume-builder': { url: `${origin}/keep-login`, secret: other },
          admin: { url: site.url, secret: adminSecret },
        },
      },
    }),
  ));
  close = async () => {
    await api.close();
    await site.close();
  };
});
afterAll(() => close());

/** A request of the employers' site's server. */
const asSite = (path: string, body: object, shown = secret) =>
  aVisitor(api).ask('POST', `/auth/hand-offs/${path}`, body, {
    headers: { authorization: `Bearer ${shown}` },
  });

async function tokenOf(person: Person, site = 'employer', shown = secret): Promise<SiteToken> {
  const { url } = (await person.ask('POST', '/auth/hand-offs', { site })).json().data;
  const code = new URL(url).searchParams.get('code') ?? '';
  return (await asSite('exchange', { code }, shown)).json().data.token;
}

const withToken = (token: string, method: 'GET' | 'POST' | 'PATCH', path: string, headers = {}) =>
  api.app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}`, ...headers } });

const applications = '/recruiter/applications';

describe('a token of the employers’ site', () => {
  it('makes the recruiter’s calls for 15 minutes, without a cookie, from another origin too', async () => {
    const token = await tokenOf(await aRecruiterWithJob(api));
    expect(token).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      scopes: ['applications', 'interviews', 'offers', 'jobs', 'companies', 'chats'],
    });
    const answer = await withToken(token.access_token, 'GET', applications, { origin });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    // 404 of the interview, and not 403 of another site's page.
    const change = await withToken(token.access_token, 'PATCH', '/recruiter/interviews/1/attendance', {
      origin,
    });
    expect(change.json().code).not.toBe(40012);
    api.wait(901);
    expect((await withToken(token.access_token, 'GET', applications)).json().code).toBe(40003);
  });

  it('stands for its person even beside the cookie of somebody else', async () => {
    const [mine, theirs] = [await aRecruiterWithJob(api), await aRecruiterWithJob(api)];
    const token = await tokenOf(mine);
    await theirs.ask('POST', '/auth/log-out', {});
    const answer = await theirs.ask('GET', applications, undefined, {
      headers: { authorization: `Bearer ${token.access_token}` },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('ends with the session from which its person was handed off', async () => {
    const person = await aRecruiterWithJob(api);
    const token = await tokenOf(person);
    await person.ask('POST', '/auth/log-out', {});
    expect((await withToken(token.access_token, 'GET', applications)).json().code).toBe(40003);
    expect((await asSite('refresh', { refresh_token: token.refresh_token })).json().code).toBe(42262);
  });

  it('is renewed by its own site only, and a second use of a refresh token ends it', async () => {
    const first = await tokenOf(await aRecruiterWithJob(api));
    const body = { refresh_token: first.refresh_token };
    expect((await asSite('refresh', body, other)).json().code).toBe(42262);
    expect((await asSite('refresh', body, 'a wrong secret')).json().code).toBe(40002);
    const second: SiteToken = (await asSite('refresh', body)).json().data;
    expect((await withToken(first.access_token, 'GET', applications)).statusCode).toBe(401);
    expect((await withToken(second.access_token, 'GET', applications)).statusCode).toBe(200);
    expect((await asSite('refresh', body)).json().code).toBe(42262);
    expect((await withToken(second.access_token, 'GET', applications)).statusCode).toBe(401);
  });

  it('has one successor when two requests renew it at once', async () => {
    const { refresh_token } = await tokenOf(await aRecruiterWithJob(api));
    const answers = await Promise.all([
      asSite('refresh', { refresh_token }),
      asSite('refresh', { refresh_token }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  });

  it('opens a socket, which closes when the site ends the token', async () => {
    const person = await aRecruiterWithJob(api);
    const token = await tokenOf(person);
    const authorization = `Bearer ${token.access_token}`;
    const socket = await openSocket(api, { cookieHeader: () => '' }, { authorization, origin });
    socket.say({ type: 'ping' });
    await socket.waitFor('pong');
    expect(await refusedSocket(api, { authorization: 'Bearer unknown' })).toBe(401);
    await asSite('revoke', { refresh_token: token.refresh_token });
    expect(await socket.closed).toBe(4001);
    expect((await person.ask('GET', applications)).statusCode).toBe(200);
  });

  it('is ended by the site when its person signs out there', async () => {
    const token = await tokenOf(await aRecruiterWithJob(api));
    const body = { refresh_token: token.refresh_token };
    expect((await asSite('revoke', body, other)).statusCode).toBe(200);
    expect((await withToken(token.access_token, 'GET', applications)).statusCode).toBe(200);
    expect((await asSite('revoke', body)).statusCode).toBe(200);
    expect((await withToken(token.access_token, 'GET', applications)).statusCode).toBe(401);
    expect((await asSite('revoke', body)).statusCode).toBe(200);
  });

  it('ends when its person is suspended', async () => {
    const person = await aRecruiterWithJob(api);
    const token = await tokenOf(person);
    const { id } = (await person.ask('GET', '/auth/session')).json().data.user;
    const suspend = (suspended_at: Date | null) =>
      api.dependencies.db.updateTable('accounts').set({ suspended_at }).where('id', '=', id).execute();
    await suspend(api.now());
    expect((await withToken(token.access_token, 'GET', applications)).json().code).toBe(41044);
    await suspend(null);
  });
});

it('every call is decided: no token but one with its scope makes a call that needs a session', async () => {
  const tokens = {
    employer: await tokenOf(await aRecruiterWithJob(api)),
    admin: await tokenOf(await anAdmin(api), 'admin', adminSecret),
  };
  expect(tokens.admin.scopes).toEqual(['admin']);
  const calls = routes.flatMap(({ call }) => (call?.access === 'protected' ? [call] : []));
  expect(calls.length).toBeGreaterThan(80);
  for (const call of calls) {
    const url = `/api${call.path.replace(/\{\w+\}/g, '999999')}`;
    const ask = async (bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}` };
      return (await api.app.inject({ method: call.method, url, headers })).statusCode;
    };
    const scope = scopeOf(call);
    expect([call.id, await ask('unknown')]).toEqual([call.id, scope === undefined ? 403 : 401]);
    for (const site of ['employer', 'admin'] as const) {
      const status = await ask(tokens[site].access_token);
      if (tokens[site].scopes.some((one) => one === scope))
        expect([call.id, site, [401, 403].includes(status)]).toEqual([call.id, site, false]);
      else expect([call.id, site, status]).toEqual([call.id, site, 403]);
    }
  }
  const ofRecruiters = calls.filter(({ path }) => path.startsWith('/recruiter/'));
  expect(ofRecruiters.filter((call) => scopeOf(call) === undefined)).toEqual([]);
  const ofAdmins = calls.filter(({ path }) => path.startsWith('/admin/'));
  expect(ofAdmins.filter((call) => scopeOf(call) !== 'admin')).toEqual([]);
});

describe('a page of another origin', () => {
  const preflight = (from: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: `/api${applications}`,
      headers: {
        origin: from,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  it('may call with a token if it is of a connected site, and never with cookies', async () => {
    const { headers, statusCode } = await preflight(origin);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      vary: expect.stringContaining('Origin'),
    });
    expect(headers['access-control-allow-headers']).toContain('authorization');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const own = await preflight(new URL(siteUrl).origin);
    expect(own.headers['access-control-allow-origin']).toBe(new URL(siteUrl).origin);
  });

  it.each([
    'https://evil.example',
    'https://employers.example.evil.example',
    'http://employers.example',
    'null',
  ])('may not otherwise: %s', async (from) => {
    expect((await preflight(from)).headers['access-control-allow-origin']).toBeUndefined();
  });
});
