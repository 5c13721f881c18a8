import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endWithParent } from './end-with-parent.ts';

const anEndedProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

it('ends at once what was started by a process that had ended before', async () => {
  const end = vi.fn<() => void>();
  const goesOn = vi.fn<() => void>();
  endWithParent(goesOn, process.ppid);
  endWithParent(end, anEndedProcess());
  await expect.poll(() => end.mock.calls.length).toBe(1);
  expect(goesOn).not.toHaveBeenCalled();
});

it('ends the watch mode of Node as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'));
  const program = join(folder, 'program.ts');
  const own = JSON.stringify(join(import.meta.dirname, 'end-with-parent.ts'));
  const source = `import { endWithParent } from ${own}; endWithParent(() => process.exit(0)); setTimeout(() => {}, 60_000);`;
  await writeFile(program, source);
  const watch = spawn(process.execPath, ['--watch', program], {
    env: { ...process.env, STARTED_BY: String(anEndedProcess()) },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    watch.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });
  await once(watch, 'close');
});
