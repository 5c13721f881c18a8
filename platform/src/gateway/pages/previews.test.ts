import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedPreview } from '../../contract/link-schemas.ts';
import { prepareSet } from '../../operations/operations.ts';
import { aGateway, aToken, aVisitor, operator, setOfPage } from '../../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../../testing/a-store.ts';
import type { GatewayOptions } from '../gateway-options.ts';

const remote = (says: string) => ({
  name: 'mfe-a',
  paths: ['/jobs'],
  server: `export const render = async () => ({ html: '${says}', head: { title: 'Jobs' }, state: null, status: 200 });`,
});

async function aSite(options: Partial<GatewayOptions> = {}) {
  const store = await aLiveStore(remote('everybody’s'));
  await addRelease(store, { ...remote('what is next'), version: '2' });
  const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'next' });
  const app = await aGateway(store, { key: randomBytes(32), ...options });
  const ask = (token: string, body: object) =>
    app.inject({
      method: 'POST',
      url: '/platform/api/previews',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
  const makeLink = async (hours = 24) => {
    const { path } = signedPreview.parse(
      (await ask(await aToken(store, ['publish']), { set: id, hours })).json(),
    );
    return path;
  };
  return { store, app, set: id, ask, makeLink };
}

afterEach(() => void vi.useRealTimers());

describe('somebody with a preview link', () => {
  it('gets the site in that set, under a banner that names it, until they leave it', async () => {
    const { app, set, makeLink } = await aSite();
    const maya = aVisitor(app);
    const link = await maya.get(await makeLink());
    expect([link.statusCode, link.headers.location, link.headers['cache-control']]).toEqual([
      303,
      '/',
      'no-store',
    ]);
    const page = await maya.get('/en/ph/jobs');
    expect([setOfPage(page), page.body.includes('what is next')]).toEqual([set, true]);
    expect(page.body).toContain(`This is a preview of the site (set <bdi><b>${set}</b></bdi>)`);
    expect((await maya.get('/platform/preview/banner.css')).headers['content-type']).toContain('text/css');

    const left = await app.inject({
      method: 'POST',
      url: '/platform/preview/end',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://localhost:4000/en/ph/jobs?q=a',
        host: 'localhost:4000',
        cookie: `jh_preview=${maya.cookies.get('jh_preview')}`,
      },
    });
    expect([left.statusCode, left.headers.location]).toEqual([303, '/en/ph/jobs?q=a']);
    expect(left.cookies).toMatchObject([{ name: 'jh_preview', value: '' }]);
  });

  it('alone sees a country and a language that are not open yet; others are led to an open one', async () => {
    const closed = ['country:th', 'language:ms'];
    const { app, makeLink } = await aSite({ isOpenMarket: (market) => !closed.includes(market) });
    const [guest, own] = [aVisitor(app), aVisitor(app)];
    const to = async (url: string, headers = {}) => {
      const { statusCode, headers: got } = await guest.get(url, headers);
      return [statusCode, got.location];
    };
    expect(await to('/en/th/jobs?q=a')).toEqual([302, '/en/tw/jobs?q=a']);
    expect(await to('/ms/my')).toEqual([302, '/en/my']);
    expect(await to('/en/th/jobs', { cookie: 'geoConfiguration=th_ms' })).toEqual([302, '/en/tw/jobs']);
    // A language and a country of the same letters are two markets.
    expect((await to('/id/id/jobs'))[0]).toBe(200);
    await own.get(await makeLink());
    for (const url of ['/en/th/jobs', '/ms/my/jobs']) {
      const page = await own.get(url);
      expect([page.statusCode, page.body.includes('what is next')]).toEqual([200, true]);
    }
  });

  it('shows it to nobody else, before and after', async () => {
    const { app, makeLink } = await aSite();
    const guest = aVisitor(app);
    const own = aVisitor(app);
    expect((await guest.get('/en/ph/jobs')).body).toContain('everybody’s');
    await own.get(await makeLink());
    expect((await own.get('/en/ph/jobs')).body).toContain('jho-banner');
    for (const visitor of [guest, aVisitor(app)]) {
      const { body } = await visitor.get('/en/ph/jobs');
      expect([body.includes('everybody’s'), body.includes('jho-banner')]).toEqual([true, false]);
    }
  });

  it('sees the site as it is once the link has expired, and reads so when they open it again', async () => {
    const { app, makeLink } = await aSite();
    const maya = aVisitor(app, { 'accept-language': 'ja' });
    const link = await makeLink(1);
    await maya.get(link);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 3_601_000);
    expect((await maya.get('/ja/ph/jobs')).body).toContain('everybody’s');
    const again = await maya.get(link);
    expect([again.statusCode, again.body.includes('プレビューは終了しました。')]).toEqual([410, true]);
  });
});

describe('a preview link', () => {
  it.each([
    ['altered', (path: string) => `${path.slice(0, -2)}AA`],
    ['made up', () => `/platform/preview/${btoa('{"value":{"set":"a"},"until":9999999999}')}.abc`],
    ['rubbish', () => '/platform/preview/rubbish'],
    ['signed and no JSON', () => '/platform/preview/..'],
  ])('that is %s opens nothing', async (_how, alter) => {
    const { app, makeLink } = await aSite();
    const answer = await app.inject(alter(await makeLink()));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.cookies).toEqual([]);
  });

  it('is made by who may publish what the set changes, for a while, and the log tells', async () => {
    const { store, set, ask } = await aSite();
    const reader = await ask(await aToken(store, ['read']), { set, hours: 1 });
    expect([reader.statusCode, reader.json().message]).toEqual([403, expect.stringContaining('to publish')]);
    const token = await aToken(store, ['publish']);
    expect((await ask(token, { set: 'nowhere', hours: 1 })).statusCode).toBe(404);
    expect((await ask(token, { set, hours: 1_000 })).statusCode).toBe(400);
    expect((await ask(token, { set, hours: 1 })).statusCode).toBe(200);
    expect((await store.log.read()).at(-1)).toMatchObject({
      action: 'preview-made',
      to_set: set,
      by: 'publish',
    });
  });

  it.each(['https://elsewhere.test/a', 'http://localhost:4000//elsewhere.test', 'rubbish'])(
    'left from %s leads home',
    async (referer) => {
      const { app } = await aSite();
      const headers = { referer, host: 'localhost:4000' };
      const left = await app.inject({ method: 'POST', url: '/platform/preview/end', headers });
      expect(left.headers.location).toBe('/');
    },
  );
});
