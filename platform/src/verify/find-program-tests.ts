import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Imports that mark tests of whole programs: processes, own databases, builds, browsers. */
const ofPrograms = [
  'node:child_process',
  'playwright',
  "[^']*/testing/(?:[\\w-]+/)?api-process\\.ts",
  "[^']*/embedded-server\\.ts",
  "[^']*/build-package\\.ts",
];
const runsPrograms = new RegExp(`from '(?:${ofPrograms.join('|')})'`);

/**
 * Test files that start programs, as paths below `folder`: half of a package's test time, so `pnpm verify` skips them.
 * Derived from imports, so that new ones are included.
 */
export const findProgramTests = (folder: string): string[] =>
  globSync('src/**/*.test.{ts,tsx}', { cwd: folder })
    .filter((path) => runsPrograms.test(readFileSync(join(folder, path), 'utf8')))
    .toSorted();
