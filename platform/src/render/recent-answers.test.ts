import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { startRenderApiProxy } from './render-api-proxy.ts';

/** An API that counts its calls, and a proxy to it. */
async function aProxy() {
  let calls = 0;
  const api = createServer((_, response) => response.end(JSON.stringify({ call: ++calls })));
  await new Promise<void>((resolve) => api.listen(0, resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const folder = await mkdtemp(join(tmpdir(), 'jh-recent-'));
  const socket = join(folder, 'api');
  const proxy = await startRenderApiProxy(socket, `http://localhost:${port}`);
  const agent = new Agent({ connect: { socketPath: socket } });
  onTestFinished(async () => {
    await agent.close();
    await proxy.stop();
    api.close();
    await rm(folder, { recursive: true });
  });
  async function search(query: string, { isPersonal = true, country = '1' } = {}): Promise<number> {
    const loan = proxy.lend({ calls: ['POST /job/search'], headers: {}, isPersonal });
    const answer = await request('http://localhost/api/job/search', {
      method: 'POST',
      dispatcher: agent,
      headers: { ...loan.headers, 'country-id': country },
      body: JSON.stringify({ query }),
    });
    loan.end();
    return ((await answer.body.json()) as { call: number }).call;
  }
  return { proxy, search };
}

it('asks the API once for the pages of several signed-in people, for each country and search', async () => {
  const { search } = await aProxy();
  expect([await search('nurse'), await search('nurse')]).toEqual([1, 1]);
  expect([await search('cook'), await search('nurse', { country: '2' })]).toEqual([2, 3]);
});

it('asks it again for a page that guests share, and after news of jobs', async () => {
  const { search, proxy } = await aProxy();
  expect(await search('nurse')).toBe(1);
  expect(await search('nurse', { isPersonal: false })).toBe(2);
  expect(await search('nurse')).toBe(2);
  proxy.forgetAnswers();
  expect(await search('nurse')).toBe(3);
});
