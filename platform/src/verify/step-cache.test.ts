import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Step, StepResult } from './run-step.ts';
import { createStepCache } from './step-cache.ts';

const step: Step = { name: 'types of a', command: 'tsc', args: ['-p', 'a'], inputs: ['a', 'lib'] };
const aResult = (failed: number): StepResult => ({
  name: step.name,
  passed: 1 - failed,
  failed,
  skipped: [],
  retried: [],
  files: [],
  seconds: 1,
  processorSeconds: 1,
  output: '',
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passed-before-'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  write('package.json', '{}');
  write('.gitignore', 'dist\n');
  write('a/index.ts', 'one');
  write('lib/index.ts', 'one');
  write('other/index.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const open = () => createStepCache(folder, join(folder, 'dist/passed'));
const hasPassed = (of: Step = step) => open().hasPassed(of);

describe('a step that has passed', () => {
  beforeEach(() => open().note(step, aResult(0)));

  it('is valid while its input files are unchanged', () => {
    write('other/index.ts', 'two');
    write('dist/built.js', 'ignored');
    expect(hasPassed()).toBe(true);
  });

  it.each([
    ['a file of its own changes', () => write('a/index.ts', 'two')],
    ['a file of a package that it uses changes', () => write('lib/index.ts', 'two')],
    ['a new file comes', () => write('a/more.ts', '')],
    ['a file goes', () => rmSync(join(folder, 'a/index.ts'))],
    ['versions change', () => write('package.json', '{"private":true}')],
  ])('runs again when %s', (_, change) => {
    change();
    expect(hasPassed()).toBe(false);
  });

  it('runs again when its command or its environment changes', () => {
    expect(hasPassed({ ...step, args: ['-p', 'b'] })).toBe(false);
    expect(hasPassed({ ...step, env: { CI: '1' } })).toBe(false);
  });

  it('depends on all files when it names none', () => {
    const { inputs: _, ...whole } = step;
    open().note(whole, aResult(0));
    expect(hasPassed(whole)).toBe(true);
    write('other/index.ts', 'two');
    expect(hasPassed(whole)).toBe(false);
  });
});

it('a step that has failed runs again', () => {
  open().note(step, aResult(1));
  expect(hasPassed()).toBe(false);
});

it('a file that changes while the step runs is not taken for what has passed', () => {
  const memory = open();
  expect(memory.hasPassed(step)).toBe(false);
  write('a/index.ts', 'two');
  memory.note(step, aResult(0));
  expect(hasPassed()).toBe(false);
});

it('every step runs where there is no Git', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  open().note(step, aResult(0));
  expect(hasPassed()).toBe(false);
});
