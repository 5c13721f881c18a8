import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { findProgramTests } from './find-program-tests.ts';

/**
 * Test files of the API whose result depends on the PostgreSQL server, as paths below `apiFolder`: those that use the
 * server of the test run, and either open a database themselves, belong to a noun of the domain, or stand in a folder
 * with SQL (a file that imports kysely). Derived from the imports, so that a new repository's tests are among them. Left
 * out are tests of what a request may contain, and of foreign data files: these ask the code, at length, and no other
 * SQL. So do tests that run programs, except those of the commands (`src/cli`), which kill the API as it writes.
 */
export function findDatabaseTests(apiFolder: string): string[] {
  const read = (path: string) => readFileSync(join(apiFolder, path), 'utf8');
  const sources = globSync('src/**/*.ts', { cwd: apiFolder }).toSorted();
  const isTest = (path: string) => path.endsWith('.test.ts');
  const withSql = new Set(
    sources.filter((path) => !isTest(path) && /from 'kysely'/.test(read(path))).map((path) => dirname(path)),
  );
  const hasSql = (folder: string) =>
    [...withSql].some((one) => one === folder || one.startsWith(`${folder}${sep}`));

  const ofPrograms = new Set(findProgramTests(apiFolder));
  return sources.filter(isTest).filter((path) => {
    if (ofPrograms.has(path) && !path.startsWith(join('src', 'cli'))) return false;
    const text = read(path);
    if (/from '[^']*\/testing\/foreign-data\.ts'/.test(text)) return false;
    const opensDatabase = /from '[^']*\/testing\/test-database\.ts'/.test(text);
    const usesApi = /from '[^']*\/testing\/test-api\.ts'/.test(text);
    const isOfDomain = path.startsWith(join('src', 'domain'));
    const isOfInput = /from '[^']*\/testing\/bad-input\.ts'/.test(text);
    return opensDatabase || (usesApi && (isOfDomain || (hasSql(dirname(path)) && !isOfInput)));
  });
}
