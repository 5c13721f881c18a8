import { expect, it } from 'vitest';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';

/** A remote whose render process is killed by a page of `?die`, with all pages that it renders meanwhile. */
const mortal = {
  name: 'mfe-a',
  paths: ['/jobs'],
  server: `export const render = async ({ search }) => {
    if (search.startsWith('?die')) { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); }
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return { html: '<p>drawn</p>', head: { title: 'Jobs' }, state: null, status: 200 };
  };`,
};

it('pages come with their frame while render processes are killed under load, and are drawn again afterwards', async () => {
  const { url: apiUrl } = await anApi((_request, response) => void response.end('{}'));
  const app = await aGateway(await aLiveStore(mortal), { apiUrl });
  const get = (index: number, search: string) =>
    app.inject({ url: `/en/ph/jobs${search}`, remoteAddress: `10.9.${index}.7` });
  expect((await get(0, '?first')).body).toContain('drawn');
  const pages = await Promise.all(
    Array.from({ length: 60 }, (_, index) => get(index, index % 20 === 0 ? `?die=${index}` : `?q=${index}`)),
  );
  for (const [index, { statusCode, body }] of pages.entries()) {
    expect([index, body]).toEqual([index, expect.stringContaining('<header>frame')]);
    const isDrawn = body.includes('<p>drawn</p>');
    // 503 lets search engines come again; a browser renders the remote itself.
    expect([index, statusCode]).toEqual([index, isDrawn ? 200 : 503]);
    if (index % 20 === 0) expect([index, isDrawn]).toEqual([index, false]);
  }
  let asked = 0;
  const isDrawnAgain = async () => {
    asked += 1;
    return (await get(asked, `?later=${asked}`)).body.includes('<p>drawn</p>');
  };
  await expect.poll(isDrawnAgain).toBe(true);
});
