import { describe, expect, it } from 'vitest';
import { me } from '../contract/schemas.ts';
import { revokeToken } from '../operations/operations.ts';
import { aControlledSite, siteKey } from '../testing/a-controlled-site.ts';
import { aGateway, aVisitor, operator } from '../testing/a-gateway.ts';

describe('signing in to the dashboard', () => {
  async function signedIn() {
    const site = await aControlledSite();
    const olga = aVisitor(site.app);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/platform/api/login',
      payload: { token: site.token },
    });
    for (const { name, value } of answer.cookies) olga.cookies.set(name, value);
    const cookie = [...olga.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...site, olga, answer, cookie, csrf: me.parse(answer.json()).csrf ?? '' };
  }

  it('gives a cookie that no script reads and no other site sends, and never the token', async () => {
    const { answer, olga, token } = await signedIn();
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/platform' });
    expect(JSON.stringify(answer.cookies)).not.toContain(token);
    expect(Buffer.from(answer.cookies[0]?.value.split('.')[0] ?? '', 'base64url').toString()).not.toContain(
      token,
    );
    expect((await olga.get('/platform/api/me')).json()).toMatchObject({ name: 'olga' });
  });

  it('lets a change pass only with the proof that the page itself sent it', async () => {
    const { app, cookie, csrf, set } = await signedIn();
    const promote = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/platform/api/promote',
        payload: { set, reason: 'good' },
        headers: { cookie, ...headers },
      });
    expect((await promote({})).statusCode).toBe(403);
    expect((await promote({ 'x-csrf-token': 'guess' })).statusCode).toBe(403);
    expect((await promote({ 'x-csrf-token': csrf })).json()).toEqual({ set, warnings: [] });
  });

  it('ends on the server when somebody signs out', async () => {
    const { app, store, cookie, csrf, olga } = await signedIn();
    const out = await app.inject({
      method: 'POST',
      url: '/platform/api/logout',
      headers: { cookie, 'x-csrf-token': csrf },
    });
    expect(out.cookies[0]).toMatchObject({ value: '' });
    // A stolen cookie is invalid as well, on every gateway of the site.
    expect((await olga.get('/platform/api/me')).statusCode).toBe(401);
    const other = await aGateway(store, { key: siteKey });
    expect((await other.inject({ url: '/platform/api/me', headers: { cookie } })).statusCode).toBe(401);
  });

  it('ends when the token is revoked', async () => {
    const { store, olga } = await signedIn();
    await revokeToken(store, operator, { id: 'olga', reason: 'left' });
    expect((await olga.get('/platform/api/me')).statusCode).toBe(401);
  });

  it('is for pages of this site only, scheme included', async () => {
    const { app, token } = await aControlledSite();
    const from = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: '/platform/api/login', payload: { token }, headers }))
        .statusCode;
    expect(await from({ origin: 'http://localhost', host: 'localhost' })).toBe(200);
    expect(await from({ origin: 'https://localhost', host: 'localhost' })).toBe(403);
    expect(await from({ origin: 'http://evil.example', host: 'localhost' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('is not for guessing', async () => {
    const { app } = await aControlledSite();
    const guess = () =>
      app.inject({ method: 'POST', url: '/platform/api/login', payload: { token: 'guess' } });
    const answers: number[] = [];
    for (let index = 0; index < 70; index += 1) answers.push((await guess()).statusCode);
    expect(answers[0]).toBe(401);
    expect(answers.filter((code) => code === 429).length).toBeGreaterThan(0);
  });
});
