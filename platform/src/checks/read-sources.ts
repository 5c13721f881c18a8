import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { projectFolder } from '../settings.ts';
import type { Source } from './house-checks.ts';

/** Files of the project that match `pattern`, without those of packages, tests and testing helpers. */
export async function readSources(...pattern: string[]): Promise<Source[]> {
  const files = glob(pattern, {
    cwd: projectFolder,
    exclude: ['**/node_modules/**', '**/testing/**', '**/*.test.*'],
  });
  const sources: Source[] = [];
  for await (const file of files)
    sources.push([file.replaceAll(sep, '/'), await readFile(join(projectFolder, file), 'utf8')]);
  return sources;
}
