import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../settings.ts';

/** What one step of the gate found. A step without tests of its own counts as one. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Below the project. */
  folder?: string;
  env?: Record<string, string>;
  /** Reads figures from the whole output; by default the exit code decides. */
  count?: (output: string) => { passed: number; failed: number } | null;
}

const heartbeat = 30_000;

/** Runs a step, prints how long it took, and its output where it failed. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = Date.now();
  const elapsed = () => Math.round((Date.now() - started) / 1000);
  console.log(`▸ ${step.name}`);
  const timer = setInterval(() => console.log(`  … ${step.name}: ${elapsed()} s`), heartbeat);
  const { code, output } = await run(step);
  clearInterval(timer);
  const counted = step.count?.(output) ?? null;
  const failed = code === 0 ? (counted?.failed ?? 0) : Math.max(1, counted?.failed ?? 1);
  const passed = counted?.passed ?? (code === 0 ? 1 : 0);
  if (failed > 0) console.log(output);
  console.log(`  ${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed, ${elapsed()} s`);
  return { name: step.name, passed, failed, seconds: elapsed() };
}

function run({ command, args, folder = '.', env }: Step): Promise<{ code: number | null; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; output: string }>();
  const bin = join(projectFolder, 'node_modules/.bin');
  const child = spawn(command, [...args], {
    cwd: join(projectFolder, folder),
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      PATH: `${bin}:${process.env.PATH}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-60_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
  child.on('close', (code) => resolve({ code, output }));
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, pass);
  return promise.finally(() => {
    for (const signal of signals) process.off(signal, pass);
  });
}

/** Figures from vitest's closing line: `Tests  2 failed | 10 passed (12)`. */
export function countVitest(output: string): { passed: number; failed: number } | null {
  const line = output.split('\n').findLast((text) => /^\s*Tests\s/.test(text));
  if (!line) return null;
  const figure = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: figure('passed'), failed: figure('failed') };
}
