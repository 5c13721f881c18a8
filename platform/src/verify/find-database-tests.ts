import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgramTests } from './find-program-tests.ts';

/** Folders of the API that depend on more of PostgreSQL than SQL syntax: collations, plans, locks. */
const folders = ['database', 'intake', 'search'].map((name) => join('src', name, '/'));

/**
 * Test files that need no second server: facets are counted in the process, and a kill of the API during alerts ends its
 * transactions as the kill during other writes does.
 */
const ofOneServer = ['src/search/facets.test.ts', 'src/cli/kill-during-alerts.test.ts'];

/**
 * Test files of the API that depend on the PostgreSQL server, as paths below `apiFolder`: those that open a database
 * themselves, and those of the search. Without tests of foreign data files, and of programs except the commands
 * (`src/cli`), which kill the API while it writes. `oldest-statements.test.ts` prepares the statements of all other
 * tests.
 */
export function findDatabaseTests(apiFolder: string): string[] {
  const read = (path: string) => readFileSync(join(apiFolder, path), 'utf8');
  const ofPrograms = new Set(findProgramTests(apiFolder));
  return globSync('src/**/*.test.ts', { cwd: apiFolder })
    .toSorted()
    .filter((path) => {
      if (ofOneServer.includes(path)) return false;
      if (ofPrograms.has(path) && !path.startsWith(join('src', 'cli', '/'))) return false;
      const text = read(path);
      if (/from '[^']*\/testing\/foreign-data\.ts'/.test(text)) return false;
      if (/from '[^']*\/testing\/test-database\.ts'/.test(text)) return true;
      return (
        /from '[^']*\/testing\/test-api\.ts'/.test(text) && folders.some((folder) => path.startsWith(folder))
      );
    });
}
