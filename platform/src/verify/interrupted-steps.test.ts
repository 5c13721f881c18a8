import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Two steps, of which each sends a signal to the program that runs them, and writes to `file` when a signal ends it. */
const program = (file: string, signal: string) => `
  import { runSteps } from ${JSON.stringify(`${import.meta.dirname}/run-steps.ts`)};
  const args = ['-c', \`trap 'echo ended > ${file}; kill -9 $!; exit' TERM HUP INT; kill -s ${signal} \${process.pid}; sleep 60 & wait\`];
  const step = (name) => ({ name, command: 'sh', args, programs: 9 });
  await runSteps([step('first'), step('second')], { onStart: ({ name }) => console.log(name) });`;

it.each(['TERM', 'HUP', 'INT', 'KILL'])('SIG%s ends the running step and starts no other', async (sent) => {
  const folder = await mkdtemp(join(tmpdir(), 'steps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'step');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(file, sent)]);
  let started = '';
  child.stdout.on('data', (chunk: Buffer) => {
    started += chunk.toString();
  });
  const [, signal] = await once(child, 'close');
  expect([started, signal]).toEqual(['first\n', `SIG${sent}`]);
  // The program that was killed cannot wait for its step.
  await expect.poll(() => readFile(file, 'utf8').catch(() => 'not ended')).toBe('ended\n');
});
