import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compatibility, logPage, me, refusal, setList, status } from '../contract/schemas.ts';
import { slowAnswerType } from '../contract/slow-answers.ts';
import { aControlledSite } from '../testing/a-controlled-site.ts';
import { aGateway, aToken, aVisitor, setOfPage } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';

type Method = 'GET' | 'POST' | 'PATCH';
const call = (app: FastifyInstance, token: string, method: Method, path: string, payload?: object) =>
  app.inject({
    method,
    url: `/platform/api/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });

describe('the platform’s API', () => {
  it('tells what is served, and steers it with the token’s name in the log', async () => {
    const { app, token, set, live, store } = await aControlledSite();
    const now = async () => status.parse((await call(app, token, 'GET', 'status')).json());
    expect(await now()).toMatchObject({ live: { set: live }, canaries: [], traffic: [] });

    const input = { set, share: 0.1, countries: ['ph'], reason: 'a trial' };
    expect((await call(app, token, 'POST', 'canary', input)).json()).toEqual({ set, warnings: [] });
    const change = { share: 1, countries: [], reason: 'it does well' };
    expect((await call(app, token, 'PATCH', 'canary', change)).statusCode).toBe(200);
    // This gateway serves the canary with the very next page.
    expect(setOfPage(await aVisitor(app).get('/en/sg/jobs'))).toBe(set);
    expect(await now()).toMatchObject({
      canaries: [{ state: 'running', share: 1, comparison: { worse: [] } }],
    });

    expect((await call(app, token, 'POST', 'promote', { set, reason: 'good' })).json()).toEqual({
      set,
      warnings: [],
    });
    expect(setOfPage(await aVisitor(app).get('/en/sg/jobs'))).toBe(set);
    const back = await call(app, token, 'POST', 'roll-back', { set: null, reason: 'not so good' });
    expect(back.json()).toEqual({ set: live });
    expect(setOfPage(await aVisitor(app).get('/en/sg/jobs'))).toBe(live);

    await call(app, token, 'POST', 'pins', { set, reason: 'for a test' });
    expect(setList.parse((await call(app, token, 'GET', 'sets')).json()).pins).toHaveLength(1);
    await call(app, token, 'POST', 'pins/remove', { set, reason: 'done' });
    expect(await store.pins.list()).toEqual([]);

    const log = logPage.parse((await call(app, token, 'GET', 'log?limit=3')).json());
    expect(log.entries.map(({ action }) => action)).toEqual(['unpin', 'pin', 'roll-back']);
    expect(log.actors).toEqual(['olga']);
    const rest = logPage.parse((await call(app, token, 'GET', `log?before=${log.next}`)).json());
    expect(rest.entries.map(({ action }) => action)).toEqual(['promote', 'canary-changed', 'canary-started']);
    expect(rest.next).toBeNull();
    const filtered = logPage.parse((await call(app, token, 'GET', 'log?action=promote')).json());
    expect(filtered.entries).toMatchObject([{ by: 'olga', reason: 'good', from_set: live, to_set: set }]);
  });

  it('tells who waits line by line what it refuses, and logs it', async () => {
    const { app } = await aControlledSite();
    const answer = await app.inject({
      ...{ method: 'POST', url: '/platform/api/roll-back', payload: { set: null, reason: 'x' } },
      headers: { authorization: 'Bearer wrong', accept: slowAnswerType },
    });
    expect(answer.statusCode).toBe(200);
    const { status, body } = answer.json();
    expect([status, JSON.parse(body)]).toEqual([401, expect.objectContaining({ code: 'unauthenticated' })]);
  });

  it.each([
    ['no token', '', 'GET', 'status', undefined, 401, 'unauthenticated'],
    ['a wrong token', 'wrong', 'GET', 'status', undefined, 401, 'unauthenticated'],
    [
      'a right that the token lacks',
      'token-of-read',
      'POST',
      'roll-back',
      { set: null, reason: 'x' },
      403,
      'forbidden',
    ],
    ['tokens asked for by a team', 'token-of-read', 'GET', 'tokens', undefined, 403, 'forbidden'],
    [
      'a set that is not there',
      'token-of-olga',
      'POST',
      'promote',
      { set: 'nowhere', reason: 'x' },
      404,
      'not-found',
    ],
    ['a set that is live already', 'token-of-olga', 'POST', 'promote', 'live', 409, 'conflict'],
    ['a change without a reason', 'token-of-olga', 'POST', 'promote', { set: 'x' }, 400, 'invalid'],
    [
      'a share above all',
      'token-of-olga',
      'POST',
      'canary',
      { set: 'x', share: 2, countries: [], reason: 'x' },
      400,
      'invalid',
    ],
    ['an address that it does not have', 'token-of-olga', 'GET', 'nothing', undefined, 404, 'not-found'],
  ] as const)(
    'answers %s with a sentence, and caches nothing',
    async (_what, token, method, path, given, code, name) => {
      const { app, store, live } = await aControlledSite();
      await aToken(store, ['read']);
      const payload = given === 'live' ? { set: live, reason: 'again' } : given;
      const answer = await call(app, token, method, path, payload);
      expect([answer.statusCode, refusal.parse(answer.json()).code]).toEqual([code, name]);
      expect(refusal.parse(answer.json()).message).toMatch(/^[A-Z“].{10,}[.…]$/s);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('creates a token, shows it once, and revokes it', async () => {
    const { app, token } = await aControlledSite();
    const input = { name: 'team a', team: 'a', rights: ['publish'], packages: ['mfe-a'], days: 30 };
    const made = (await call(app, token, 'POST', 'tokens', input)).json<{ id: string; token: string }>();
    expect(me.parse((await call(app, made.token, 'GET', 'me')).json())).toMatchObject({
      name: 'team a',
      packages: ['mfe-a'],
    });
    const listed = (await call(app, token, 'GET', 'tokens')).body;
    expect(listed).toContain('team a');
    expect(listed).not.toMatch(/hash|jhp_/);
    await call(app, token, 'POST', `tokens/${made.id}/revoke`, { reason: 'left' });
    expect((await call(app, made.token, 'GET', 'me')).statusCode).toBe(401);
  });

  it('tells what the remotes of a set need of its shell', async () => {
    const { app, token, live } = await aControlledSite();
    const matrix = compatibility.parse((await call(app, token, 'GET', 'compatibility')).json());
    expect(matrix).toMatchObject({ set: live, remotes: [{ name: 'mfe-a', brings_own_react: false }] });
  });

  it('gives somebody’s own browser the set that they try, until they have enough', async () => {
    const { app, token, set, live } = await aControlledSite();
    const choose = (wanted: string | null) => call(app, token, 'POST', 'choice', { set: wanted });
    const maya = aVisitor(app);
    for (const { name, value } of (await choose(set)).cookies) maya.cookies.set(name, value);
    expect(setOfPage(await maya.get('/en/ph/jobs'))).toBe(set);
    expect((await maya.get('/discovery.json')).json()).toMatchObject({ set });
    const forged = aVisitor(app);
    forged.cookies.set(
      'jh_set',
      Buffer.from(JSON.stringify({ value: set, until: 9e9 })).toString('base64url'),
    );
    expect(setOfPage(await forged.get('/en/ph/jobs'))).toBe(live);
  });
});

it('the dashboard’s page runs only its own scripts, and its files stay in their folder', async () => {
  const dashboardFolder = await mkdtemp(join(tmpdir(), 'dashboard-'));
  onTestFinished(() => rm(dashboardFolder, { recursive: true }));
  await mkdir(join(dashboardFolder, 'static'));
  await writeFile(join(dashboardFolder, 'index.html'), '<!doctype html><title>Platform</title>');
  await writeFile(join(dashboardFolder, 'static/index.1.js'), '/* ours */');
  const app = await aGateway(await aLiveStore(), { dashboardFolder });
  const page = await app.inject({ url: '/platform' });
  expect(page.body).toContain('Platform');
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/);
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await app.inject({ url: '/platform/static/index.1.js' })).body).toBe('/* ours */');
  expect((await app.inject({ url: '/platform/..%2f..%2fetc/passwd' })).statusCode).toBeGreaterThanOrEqual(
    400,
  );
});
