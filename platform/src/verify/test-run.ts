import { join } from 'node:path';
import { projectFolder } from '../settings.ts';
import type { Step } from './run-step.ts';

export interface TestRun extends Pick<Step, 'env' | 'programs' | 'after' | 'skipReason' | 'inputs'> {
  /** Below the project. */
  folder: string;
  /** At most this many test files at a time; what the package's own configuration says when left out. */
  workers?: number;
  /** Only files whose path contains one of these. */
  files?: readonly string[];
  /** Files that are left out. */
  without?: readonly string[];
}

const reporter = join(import.meta.dirname, 'vitest-reporter.ts');

/**
 * A step that runs vitest in a package. A test that fails is run again up to twice, a second later: a race that a busy machine brings
 * to light does not end a run of thousands of tests, but stands in the closing lines, to be mended.
 */
export function testRun(name: string, { folder, workers, files = [], without = [], ...rest }: TestRun): Step {
  const vitest = join(projectFolder, folder, 'node_modules/vitest/vitest.mjs');
  const limit = workers === undefined ? [] : [`--maxWorkers=${workers}`];
  const left = without.map((path) => `--exclude=${path}`);
  return {
    name,
    command: 'node',
    args: [
      vitest,
      'run',
      '--retry.count=2',
      '--retry.delay=1000',
      '--reporter=default',
      `--reporter=${reporter}`,
      ...limit,
      ...left,
      ...files,
    ],
    folder,
    isTestRun: true,
    ...rest,
  };
}
