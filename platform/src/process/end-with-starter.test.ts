import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './check-port.ts';

it('a gateway ends when the program that started it was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'orphan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/gateway.ts')], {
    env: { ...process.env, STARTED_BY: String(pid), JOBHARBOR_DATA: folder, PORT: String(await freePort()) },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'close')).toEqual([0, null]);
});
