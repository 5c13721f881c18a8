import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Imports of tests that run whole programs: processes to kill, databases of their own, builds, browsers. */
const ofPrograms = [
  'node:child_process',
  'playwright',
  "[^']*/testing/api-process\\.ts",
  "[^']*/embedded-server\\.ts",
  "[^']*/build-package\\.ts",
];
const runsPrograms = new RegExp(`from '(?:${ofPrograms.join('|')})'`);

/**
 * Test files that start programs, as paths below `folder`: they take half of a package's time, so `pnpm verify` leaves
 * them to the whole test. Derived from the imports, so that a new one of their kind is among them.
 */
export const findProgramTests = (folder: string): string[] =>
  globSync('src/**/*.test.{ts,tsx}', { cwd: folder })
    .filter((path) => runsPrograms.test(readFileSync(join(folder, path), 'utf8')))
    .toSorted();
