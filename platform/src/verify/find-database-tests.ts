import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgramTests } from './find-program-tests.ts';

/** Folders of the API whose results depend on more than whether the server accepts a statement: collations, plans, locks. */
const folders = ['database', 'intake', 'search'].map((name) => join('src', name, '/'));

/**
 * Test files of the API whose result depends on the PostgreSQL server, as paths below `apiFolder`: those that open a
 * database themselves, and those of the search, that use the server of the test run. Left out are tests of foreign data
 * files, and of programs except the commands (`src/cli`), which kill the API as it writes. The statements of all other
 * tests are prepared by `oldest-statements.test.ts`.
 */
export function findDatabaseTests(apiFolder: string): string[] {
  const read = (path: string) => readFileSync(join(apiFolder, path), 'utf8');
  const ofPrograms = new Set(findProgramTests(apiFolder));
  return globSync('src/**/*.test.ts', { cwd: apiFolder })
    .toSorted()
    .filter((path) => {
      if (ofPrograms.has(path) && !path.startsWith(join('src', 'cli', '/'))) return false;
      const text = read(path);
      if (/from '[^']*\/testing\/foreign-data\.ts'/.test(text)) return false;
      if (/from '[^']*\/testing\/test-database\.ts'/.test(text)) return true;
      return (
        /from '[^']*\/testing\/test-api\.ts'/.test(text) && folders.some((folder) => path.startsWith(folder))
      );
    });
}
