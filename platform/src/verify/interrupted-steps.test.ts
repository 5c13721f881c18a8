import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Two steps, of which each sends SIGTERM to the program that runs them. */
const program = `
  import { runSteps } from ${JSON.stringify(`${import.meta.dirname}/run-steps.ts`)};
  const args = ['-c', \`kill \${process.pid}; sleep 60\`];
  const step = (name) => ({ name, command: 'sh', args, programs: 9 });
  await runSteps([step('first'), step('second')], { onStart: ({ name }) => console.log(name) });`;

it('an interrupt ends the running step and starts no other', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let started = '';
  child.stdout.on('data', (chunk: Buffer) => {
    started += chunk.toString();
  });
  const [, signal] = await once(child, 'close');
  expect([started, signal]).toEqual(['first\n', 'SIGTERM']);
});
