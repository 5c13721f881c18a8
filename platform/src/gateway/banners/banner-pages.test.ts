import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { aGateway, aVisitor } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { onDone } from '../../testing/shared.ts';

const server = `export const render = async () => ({ html: '<h1>Jobs</h1>', state: null, status: 200,
  head: { title: 'Jobs' } });`;

/** An API with one banner in the Philippines, whose text the test changes. */
async function anApi() {
  const now = Math.floor(Date.now() / 1_000);
  const state = { text: 'Night jobs' };
  const api = createServer(({ url }, response) => {
    const banner = { texts: { en: state.text }, path: '/a', starts_at: now - 60, ends_at: now + 600 };
    const isAsked = url === '/api/config/banners';
    const data = isAsked ? { countries: [{ country_key: 'ph', banners: [banner] }] } : {};
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  }).listen(0, '127.0.0.1');
  onDone(async () => void api.close());
  await once(api, 'listening');
  return { state, apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
}

it('stands above the pages of its country, hides for who hid it, and comes again once it is changed', async () => {
  const { state, apiUrl } = await anApi();
  const app = await aGateway(await aLiveStore({ name: 'mfe-a', paths: ['/a'], server }), { apiUrl });
  const guest = aVisitor(app);
  const { body } = await guest.get('/en/ph/a');
  expect(body).toMatch(/<section class="jho-feature"[\s\S]*Night jobs[\s\S]*<div id="jh-root">/);
  expect((await aVisitor(app).get('/en/sg/a')).body).not.toContain('jho-feature');
  expect((await aVisitor(app).get('/en/ph/no-such-page')).body).not.toContain('jho-feature');
  const id = /name="id" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const hide = (payload: string) =>
    app.inject({
      ...{ method: 'POST', url: '/platform/feature-banner/hide', payload },
      headers: {
        host: 'localhost',
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://localhost/en/ph/a?x=1',
      },
    });
  const hidden = await hide(`id=${id}`);
  expect([hidden.statusCode, hidden.headers.location]).toEqual([303, '/en/ph/a?x=1']);
  expect((await hide('id=<script>')).cookies).toEqual([]);
  guest.cookies.set('hidden_banner', hidden.cookies[0]?.value ?? '');
  const isHidden = async () => (await guest.get('/en/ph/a')).body.includes(' data-banner="hidden"');
  // The cached page is that of everybody: it is one attribute that differs.
  expect([await isHidden(), (await aVisitor(app).get('/en/ph/a')).body.includes('data-banner')]).toEqual([
    true,
    false,
  ]);
  state.text = 'Day jobs';
  await expect.poll(isHidden, { timeout: 10_000 }).toBe(false);
});
