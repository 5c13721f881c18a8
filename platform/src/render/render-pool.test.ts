import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createRenderPool } from './render-pool.ts';

async function aPool(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await writeFile(join(folder, 'server.mjs'), source);
  const pool = createRenderPool({ apiUrl: 'http://127.0.0.1:9' });
  onTestFinished(async () => {
    await pool.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { pool, bundle: { name: 'mfe-a', version: '1', folder, calls: [] } };
}
const from = { set: 'a', country: 'ph', language: 'en' };

it('starts a process that has ended again before a page asks for it', async () => {
  const { pool, bundle } = await aPool(`export const render = () => 'drawn';`);
  await pool.open(bundle, 'render');
  const [first] = pool.running();
  process.kill(first?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => pool.running().map(({ pid }) => pid !== first?.pid)).toEqual([true]);
  expect(await pool.render(bundle, 'render', {}, from)).toBe('drawn');
});

it('settles every page while its process is killed again and again under load, and renders afterwards', async () => {
  const { pool, bundle } = await aPool(`export const render = async ({ index }) => {
    for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return 'drawn ' + index;
  };`);
  await pool.open(bundle, 'render');
  const killed = new Set<number>();
  for (let round = 0; round < 3; round += 1) {
    const pages = Array.from({ length: 20 }, (_, index) => pool.render(bundle, 'render', { index }, from));
    const settled = Promise.allSettled(pages);
    const pid = await vi.waitFor(() => {
      const [running] = pool.running();
      if (running?.pid === undefined) throw new Error('No process runs.');
      return running.pid;
    });
    process.kill(pid, 'SIGKILL');
    killed.add(pid);
    for (const [index, page] of (await settled).entries())
      if (page.status === 'fulfilled') expect(page.value).toBe(`drawn ${index}`);
    await expect
      .poll(() => pool.render(bundle, 'render', { index: 7 }, from).catch(() => null))
      .toBe('drawn 7');
  }
  // Each round had a process of its own.
  expect(killed.size).toBe(3);
});

it('gives a bundle the texts and contracts that it has had before, also after it dropped them', async () => {
  const { pool, bundle } = await aPool(
    `export const render = ({ texts, contracts, pathname }) => [pathname, texts.a.hello, contracts[0].name].join(' ');`,
  );
  const contracts = [{ name: 'mfe-a' }];
  const manyTexts = Array.from({ length: 60 }, (_, index) => ({ hello: `hello ${index}` }));
  const draw = (pathname: string, a: object) =>
    pool.render(bundle, 'render', { pathname, texts: { a }, contracts }, from);
  for (const round of ['/first', '/second'])
    for (const a of manyTexts) expect(await draw(round, a)).toBe(`${round} ${a.hello} mfe-a`);
  const together = await Promise.all(manyTexts.map((a) => draw('/at-once', a)));
  expect(together).toEqual(manyTexts.map(({ hello }) => `/at-once ${hello} mfe-a`));
});
