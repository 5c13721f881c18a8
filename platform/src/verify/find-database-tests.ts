import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findProgramTests } from './find-program-tests.ts';

/** Folders of the API that depend on more of PostgreSQL than SQL syntax: collations, plans, locks. */
const folders = ['database', 'intake', 'search'].map((name) => join('src', name, '/'));

/**
 * Test files that need no second server. Facets are counted in the process, or by OpenSearch. A kill of the API during alerts
 * ends its transactions like the kill during other writes.
 */
const ofOneServer = [
  'src/search/facets.test.ts',
  'src/search/opensearch/opensearch.test.ts',
  'src/search/opensearch/feed/feeder.test.ts',
  'src/cli/kill-during-alerts.test.ts',
];

/**
 * Test files of the API that depend on the PostgreSQL server, as paths below `apiFolder`. They open a database
 * themselves or by a test helper other than `test-api.ts`, or belong to the search. Without tests of foreign data
 * files, and of programs except the commands (`src/cli`), which kill the API while it writes.
 * `oldest-statements.test.ts` prepares the statements of all other tests.
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
      if (/from '[^']*\/testing\/(?:[\w-]+\/)?foreign-data\.ts'/.test(text)) return false;
      if (opensDatabase(text) || helpersOf(join(apiFolder, path), text).some(opensDatabase)) return true;
      return usesApi.test(text) && folders.some((folder) => path.startsWith(folder));
    });
}

const opensDatabase = (text: string): boolean => /from '[^']*\/(?:test|reused)-databases?\.ts'/.test(text);
const usesApi = /from '[^']*\/testing\/(?:[\w-]+\/)?test-api\.ts'/;

/** Texts of the test helpers that a test file imports, other than `test-api.ts`, whose database most tests only use. */
const helpersOf = (file: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']*\/testing\/[^']+\.ts)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => basename(path) !== 'test-api.ts' && existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
