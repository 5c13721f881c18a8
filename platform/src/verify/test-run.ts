import { join } from 'node:path';
import { projectFolder } from '../settings.ts';
import type { Step } from './run-step.ts';

export interface TestRun extends Pick<Step, 'env' | 'programs' | 'after' | 'skipReason' | 'inputs'> {
  /** Path below the project. */
  folder: string;
  /** Maximum concurrent test files; default: the package's configuration. */
  workers?: number;
  /** Only files whose path contains one of these. */
  files?: readonly string[];
  /** Files that are left out. */
  without?: readonly string[];
}

const reporter = join(import.meta.dirname, 'vitest-reporter.ts');

/**
 * A step that runs vitest in a package. Failed tests are retried up to twice, a second later. A race on a busy machine
 * does not fail a run of thousands of tests, but is reported in the summary.
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
