import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RunningProcess, startProcess } from './start-process.ts';
import { superviseProcess } from './supervise-process.ts';

const running: RunningProcess[] = [];
const start = () => {
  const process = startProcess({ name: 'idle', args: ['-e', 'setInterval(() => {}, 1000)'] });
  running.push(process);
  return process;
};
const isOver = ({ child }: RunningProcess) => child.exitCode !== null || child.signalCode !== null;

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(running.splice(0).map((process) => process.stop()));
});

it('starts a process again that ended by itself, and says so', async () => {
  const kept = superviseProcess('idle', start(), async () => start());
  running[0]?.child.kill('SIGKILL');
  await expect.poll(() => running.length, { timeout: 5_000 }).toBe(2);
  expect(said).toEqual(['[idle] ended (by a signal); starting it again.']);
  await kept.stop();
  expect(running.every(isOver)).toBe(true);
});

it('says nothing, and starts nothing, when everything is stopped at once', async () => {
  const kept = superviseProcess('idle', start(), async () => start());
  running[0]?.child.kill('SIGINT');
  await running[0]?.ended;
  await kept.stop();
  expect(running).toHaveLength(1);
  expect(said).toEqual([]);
});

it('leaves nothing behind when it is stopped while a process is coming up', async () => {
  const { promise: isUp, resolve } = Promise.withResolvers<void>();
  const kept = superviseProcess('idle', start(), async () => {
    const next = start();
    await isUp;
    return next;
  });
  running[0]?.child.kill('SIGKILL');
  await expect.poll(() => running.length, { timeout: 5_000 }).toBe(2);
  const stopped = kept.stop();
  resolve();
  await stopped;
  expect(running.every(isOver)).toBe(true);
});
