import { randomBytes } from 'node:crypto';
import { defineRemote } from '@jobharbor/shared/remote/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedOverride } from '../contract/link-schemas.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { aGateway, aToken } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { shared } from '../testing/shared.ts';
import { createApplyOverride } from './apply-override.ts';
import { type OverrideDraft, packOverride } from './override-draft.ts';

const draftOf = (name: string): OverrideDraft => ({
  contract: defineRemote({
    name,
    team: 'a',
    routes: [{ path: '/chat-home' }, { path: '/new-page' }],
    namespace: 'chat',
    needs: { shared: '^1.0.0', react: '^19.0.0' },
    cssPrefix: 'jha',
    budget: { entry: 1, route: 1 },
  }),
  entry: 'remoteEntry.js',
  preload: { scripts: ['static/js/page.js'], styles: [] },
  slots: {},
  texts: { en: 'locales/en.json' },
});

async function aSite(): Promise<{ store: ReleaseStore; app: FastifyInstance }> {
  const store = await aLiveStore(
    { name: 'mfe-chat', paths: ['/chat-home'] },
    { name: 'mfe-search', paths: ['/'] },
  );
  const key = randomBytes(32);
  return { store, app: await aGateway(store, { key, applyOverride: createApplyOverride(key) }) };
}

const site = shared(aSite);

async function askToken(app: FastifyInstance, token: string, input: object = { name: 'mfe-chat', hours: 8 }) {
  const headers = { authorization: `Bearer ${token}` };
  return app.inject({ method: 'POST', url: '/platform/api/overrides', headers, payload: input });
}

async function signedToken(app: FastifyInstance, store: ReleaseStore): Promise<string> {
  const answer = await askToken(app, await aToken(store, ['operator']));
  return signedOverride.parse(answer.json()).token;
}

const pageOf = (app: FastifyInstance, header?: string, url = '/en/ph/chat-home') =>
  app.inject({ url, headers: header === undefined ? {} : { 'x-jobharbor-override': header } });

const isOverridden = ({ body }: { body: string }) => {
  expect(body.includes('/dev-remote/')).toBe(body.includes('jho-banner'));
  return body.includes('/dev-remote/');
};

afterEach(() => void vi.useRealTimers());

describe('a developer with an override', () => {
  it('sees their own remote inside the site, with a banner and a way back', async () => {
    const { store, app } = site();
    const token = await signedToken(app, store);
    const page = await pageOf(app, packOverride(token, draftOf('mfe-chat')));
    expect(page.statusCode).toBe(200);
    expect(isOverridden(page)).toBe(true);
    expect(page.body).toContain('from your own machine');
    expect(page.body).toContain('action="/dev-remote/mfe-chat/reset"');
    expect((await app.inject({ url: '/dev-remote/banner.css' })).headers['content-type']).toContain(
      'text/css',
    );
    expect(page.body).toContain('"/assets/mfe-search/1/entry.js"');
    expect((await pageOf(app, packOverride(token, draftOf('mfe-chat')), '/en/ph/new-page')).statusCode).toBe(
      200,
    );
  });

  it('is under the same policy: scripts of this origin by nonce, and no other host', async () => {
    const { store, app } = site();
    const token = await signedToken(app, store);
    const policy = (answer: Awaited<ReturnType<typeof pageOf>>) =>
      String(answer.headers['content-security-policy']).replace(/'nonce-[^']+'/, "'nonce-'");
    const [own, plain] = [await pageOf(app, packOverride(token, draftOf('mfe-chat'))), await pageOf(app)];
    expect(isOverridden(own)).toBe(true);
    expect(policy(own)).toBe(policy(plain));
    expect(policy(own)).toContain("script-src 'nonce-' 'strict-dynamic';");
  });

  it('leaves what everybody else gets alone, one request later too', async () => {
    const { store, app } = site();
    const token = await signedToken(app, store);
    await pageOf(app, packOverride(token, draftOf('mfe-chat')));
    expect(isOverridden(await pageOf(app))).toBe(false);
    expect((await app.inject({ url: '/discovery.json' })).body).not.toContain('/dev-remote/');
  });

  it('finds the files of a remote only below its own folder', async () => {
    const { store, app } = site();
    const token = await signedToken(app, store);
    for (const entry of [
      'https://elsewhere.test/a.js',
      '//elsewhere.test/a.js',
      '../mfe-search/a.js',
      '/a.js',
    ]) {
      const page = await pageOf(app, packOverride(token, { ...draftOf('mfe-chat'), entry }));
      expect(isOverridden(page), entry).toBe(false);
    }
  });
});

describe('a visitor without a valid override', () => {
  const cases: [string, (token: string) => string][] = [
    ['none', () => packOverride('', draftOf('mfe-chat'))],
    ['one of their own making', () => packOverride(`${btoa('{"value":{}}')}.abc`, draftOf('mfe-chat'))],
    ['one that is made to last longer', (token) => packOverride(prolong(token), draftOf('mfe-chat'))],
    [
      'one whose signature is altered',
      (token) => packOverride(`${token.slice(0, -2)}AA`, draftOf('mfe-chat')),
    ],
    ['one for another remote', (token) => packOverride(token, draftOf('mfe-search'))],
    ['a valid one and nothing behind it', (token) => token],
    ['a valid one and rubbish behind it', (token) => `${token} rubbish`],
  ];
  it.each(cases)('sees the site as it is with %s', async (_what, header) => {
    const { store, app } = site();
    const token = await signedToken(app, store);
    const page = await pageOf(app, header(token));
    expect(page.statusCode).toBe(200);
    expect(isOverridden(page)).toBe(false);
  });

  it('sees the site as it is once it has expired', async () => {
    const { store, app } = await aSite();
    const header = packOverride(await signedToken(app, store), draftOf('mfe-chat'));
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 8 * 3_600_000 - 5_000);
    expect(isOverridden(await pageOf(app, header))).toBe(true);
    vi.setSystemTime(Date.now() + 6_000);
    expect(isOverridden(await pageOf(app, header))).toBe(false);
  });

  it('sees the site as it is where a session of the dashboard is shown in its place', async () => {
    const { store, app } = await aSite();
    const login = await app.inject({
      method: 'POST',
      url: '/platform/api/login',
      payload: { token: await aToken(store, ['operator']) },
    });
    const session = login.cookies[0]?.value ?? '';
    expect(isOverridden(await pageOf(app, packOverride(session, draftOf('mfe-chat'))))).toBe(false);
  });
});

describe('who asks for an override', () => {
  it('gets one for what they may publish, and the log tells', async () => {
    const { store, app } = await aSite();
    const answer = await askToken(app, await aToken(store, ['publish'], 'chat-team'));
    expect(answer.statusCode).toBe(200);
    const entries = await store.log.read();
    expect(entries.at(-1)).toMatchObject({
      by: 'chat-team',
      action: 'override-made',
      detail: { name: 'mfe-chat', hours: 8 },
    });
    expect(JSON.stringify(entries)).not.toContain(answer.json().token);
  });

  it('gets none without the right, for another team’s remote, for the shell, or for longer than a week', async () => {
    const { store, app } = await aSite();
    expect((await askToken(app, await aToken(store, ['read']))).statusCode).toBe(403);
    const token = await aToken(store, ['publish'], 'search-team');
    for (const known of await store.tokens.list())
      await store.tokens.put({ ...known, packages: ['mfe-search'] });
    expect((await askToken(app, token)).statusCode).toBe(403);
    const operator = await aToken(store, ['operator']);
    expect((await askToken(app, operator, { name: 'shell', hours: 8 })).statusCode).toBe(400);
    expect((await askToken(app, operator, { name: 'mfe-chat', hours: 169 })).statusCode).toBe(400);
    expect((await store.log.read()).some(({ action }) => action === 'override-made')).toBe(false);
  });
});

/** The same token with a later expiry and the old signature. */
function prolong(token: string): string {
  const [text = '', signature] = token.split('.');
  const altered = Buffer.from(text, 'base64url').toString().replace('"until":', '"until":9');
  return `${Buffer.from(altered).toString('base64url')}.${signature}`;
}
