import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { endWithStarter } from '../process/end-with-starter.ts';
import { projectFolder } from '../settings.ts';
import type { Step } from './run-step.ts';
import { runSteps } from './run-steps.ts';
import { createStepCache } from './step-cache.ts';
import { formatSeconds, summaryLines } from './summary-lines.ts';

const heartbeat = 30_000;

/**
 * Runs steps and prints each when it ends, with its output if it failed. Writes the seconds of every step, test file
 * and test to `.cache/{name}-times.json`. Prints the closing lines and returns the exit code. With `onlyChanged`,
 * leaves out steps that passed in an earlier run of that name with the files that they depend on as they are.
 */
export async function runAll(
  name: string,
  all: readonly Step[],
  { onlyChanged = false } = {},
): Promise<number> {
  endWithStarter();
  const memory = onlyChanged
    ? createStepCache(projectFolder, join(projectFolder, '.cache', `${name}-passed`))
    : null;
  const isDue = (step: Step) => !memory?.hasPassed(step);
  const steps = all.filter((step) => step.makesFiles || isDue(step));
  if (steps.length < all.length)
    console.log(`${all.length - steps.length} of ${all.length} steps have passed with these files already.`);
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  const running = new Set<string>();
  const timer = setInterval(
    () => console.log(`  … ${formatSeconds(elapsed())}: ${[...running].join(', ')}`),
    heartbeat,
  );
  const results = await runSteps(steps, {
    onStart: (step) => {
      running.add(step.name);
      console.log(`▸ ${step.name}`);
    },
    onEnd: (result) => {
      const { name, passed, failed, seconds, output } = result;
      running.delete(name);
      const step = steps.find((one) => one.name === name);
      if (step) memory?.note(step, result);
      if (failed > 0) console.log(`\n--- ${name} ---\n${output}\n---`);
      const mark = failed > 0 ? '✗' : '✓';
      console.log(`${mark} ${name}: ${passed} passed, ${failed} failed, ${formatSeconds(seconds)}`);
    },
  });
  clearInterval(timer);

  const seconds = elapsed();
  const file = join(projectFolder, `.cache/${name}-times.json`);
  const times = {
    seconds: Math.round(seconds),
    steps: results.map(({ output: _, ...result }) => result),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(times, null, 2)}\n`);
  console.log(
    `\nSeconds, and processor seconds, of each step and test file: ${relative(projectFolder, file)}`,
  );
  for (const line of summaryLines(results, seconds)) console.log(line);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}
