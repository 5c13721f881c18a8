import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { processorSeconds } from './processor-time.ts';

/** A program that uses 0.3 s of processor time, says so, and then runs on if it shall. */
const program = (runsOn: boolean) => [
  '-e',
  `const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);
  console.log('done'); ${runsOn ? 'setInterval(() => {}, 1000)' : ''}`,
];
const own = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};
/** Processor seconds of other processes during `run`. */
async function ofOthers(run: () => Promise<void> | void): Promise<number> {
  const before = processorSeconds() - own();
  await run();
  return processorSeconds() - own() - before;
}

it('counts a program that has ended', async () => {
  const seconds = await ofOthers(() => void spawnSync(process.execPath, program(false)));
  expect(seconds).toBeGreaterThanOrEqual(0.29);
});

it.each([
  ['a program that still runs', process.execPath, program(true)],
  ['a program of a program', 'sh', ['-c', '"$@" & wait', 'sh', process.execPath, ...program(true)]],
])('counts %s', async (_what, command, args) => {
  const child = spawn(command, args, { detached: true });
  const seconds = await ofOthers(async () => void (await once(child.stdout, 'data')));
  if (child.pid !== undefined) process.kill(-child.pid);
  await once(child, 'exit');
  expect(seconds).toBeGreaterThanOrEqual(0.29);
});
