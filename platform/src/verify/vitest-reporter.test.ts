import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { runStep } from './run-step.ts';
import { testRun } from './test-run.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs vitest like a step, in a folder with these test files. */
async function reportOf(files: Record<string, string>) {
  folder = await mkdtemp(join(tmpdir(), 'reporter-'));
  const all = { 'vitest.config.mjs': 'export default { test: { globals: true } };', ...files };
  for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text);
  const step = testRun('sample', { folder: 'platform' });
  return runStep({ ...step, args: [...step.args, '--root', folder] });
}

it('a step counts what passed, failed, was skipped with the reason that the test gave, and was run again', async () => {
  const { passed, failed, retried, skipped, files } = await reportOf({
    'a.test.ts': `
      test('passes', () => {});
      test('fails', () => { throw new Error('planted'); });
      test('is skipped', ({ skip }) => skip('the list is not here'));
      let runs = 0;
      test('is a race', () => { runs += 1; if (runs === 1) throw new Error('planted\\nbelow'); });`,
  });
  expect([passed, failed]).toEqual([2, 1]);
  expect(retried).toEqual([{ name: 'is a race', error: 'planted' }]);
  expect(skipped).toEqual([{ name: 'is skipped', reason: 'the list is not here' }]);
  expect(files[0]?.tests.map(({ state }) => state)).toEqual(['passed', 'failed', 'skipped', 'passed']);
});

it('a file whose set-up fails counts as failed, and its tests not as skipped', async () => {
  const { passed, failed, skipped } = await reportOf({
    'a.test.ts': `
      beforeAll(() => { throw new Error('planted'); });
      test('never runs', () => {});`,
    'b.test.ts': `test('passes', () => {});`,
  });
  expect([passed, failed, skipped]).toEqual([1, 1, []]);
});

it('a step fails when its run writes no report', async () => {
  const step = { name: 'no report', command: 'true', args: [], isTestRun: true };
  expect(await runStep(step)).toMatchObject({ passed: 0, failed: 1 });
});

it('a step counts its processor time, and that of each file', async () => {
  const { files, processorSeconds } = await reportOf({
    'a.test.ts': `
      test('works', () => {
        const end = process.cpuUsage().user + 400_000;
        while (process.cpuUsage().user < end);
      });`,
  });
  expect(files[0]?.processorSeconds).toBeGreaterThanOrEqual(0.4);
  expect(processorSeconds).toBeGreaterThanOrEqual(files[0]?.processorSeconds ?? 0);
});

it('a step without the program that it names fails', async () => {
  const { failed, output } = await runStep({ name: 'unknown', command: 'no-such-program', args: [] });
  expect(failed).toBe(1);
  expect(output).toContain('no-such-program');
});
