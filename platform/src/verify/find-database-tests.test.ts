import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { findDatabaseTests } from './find-database-tests.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

async function testsAmong(files: Record<string, string>): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'database-tests-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return findDatabaseTests(folder);
}

const usesApi = `import { createTestApi } from '../testing/test-api.ts';`;
const opensDatabase = `import { createTestDatabase } from '../testing/test-database.ts';`;

it('takes tests of the search, and tests that open a database, also by a helper, wherever they stand', async () => {
  const files = {
    'src/domain/jobs/jobs.test.ts': usesApi,
    'src/import/feed.test.ts': `import { useImports } from './testing/use-imports.ts';`,
    'src/import/testing/use-imports.ts': `import { borrow } from '../../testing/reused-databases.ts';`,
    'src/search/listing/listings.test.ts': usesApi,
    'src/cli/kill.test.ts': `${opensDatabase} import { startApiProcess } from '../testing/api-process.ts';`,
  };
  expect(await testsAmong(files)).toEqual([
    'src/cli/kill.test.ts',
    'src/import/feed.test.ts',
    'src/search/listing/listings.test.ts',
  ]);
});

it('leaves out tests without the database, of requests alone, of foreign data, and of programs but the commands', async () => {
  const files = {
    'src/search/job-label.test.ts': `import { label } from './job-label.ts';`,
    'src/http/http.test.ts': usesApi,
    'src/jobs/two-processes.test.ts': `${opensDatabase} import { spawn } from 'node:child_process';`,
    'src/jobs/real-files.test.ts': `${opensDatabase} import { foreignData } from '../testing/foreign-data.ts';`,
  };
  expect(await testsAmong(files)).toEqual([]);
});

it('finds migrations, search, intake, import and the kill tests of the API', () => {
  const found = findDatabaseTests(join(projectFolder, 'api'));
  for (const part of ['database/migrate', 'search/search', 'intake/', 'import/', 'cli/kill'])
    expect(
      found.filter((path) => path.includes(part)),
      part,
    ).not.toEqual([]);
  const others = /naughty|real-files|embedded-server|two-processes|facets|during-alerts/;
  expect(found.filter((path) => others.test(path))).toEqual([]);
});
