import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { apiSocketIn, removeStaleHomes } from './render-home.ts';

const hourAgo = new Date(Date.now() - 3_600_000);

it('removes what killed gateways left, and nothing of one that runs, starts, or is not ours', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'homes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const aHome = async (name: string) => {
    const home = join(folder, name);
    await mkdir(home);
    return home;
  };
  const [killed, empty, running, , other] = await Promise.all(
    ['jh-render-killed', 'jh-render-empty', 'jh-render-running', 'jh-render-starting', 'other'].map(aHome),
  );
  // Stale sockets remain after a process is killed; connecting to them fails.
  await writeFile(apiSocketIn(killed as string), '');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(apiSocketIn(running as string), resolve));
  onTestFinished(() => void server.close());
  for (const home of [killed, empty, running, other]) await utimes(home as string, hourAgo, hourAgo);

  expect(await removeStaleHomes(folder)).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(['jh-render-running', 'jh-render-starting', 'other']);
});
