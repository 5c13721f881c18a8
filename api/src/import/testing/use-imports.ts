import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { locationById } from '../../config-lists/index.ts';
import { createPools, type Pools } from '../../database/pools.ts';
import { borrowTestDatabase } from '../../testing/servers/reused-databases.ts';
import type { TestDatabase } from '../../testing/servers/test-database.ts';
import { type ImportOptions, importFile } from '../run/import-file.ts';
import { createRejectsFile } from '../run/rejects-file.ts';

/** English names of places. */
export const placeNames = (ids: readonly number[]) => ids.map((id) => locationById(id)?.names.en);

/** Imports files into an empty database of each test. */
export function useImports() {
  let database: TestDatabase;
  let pools: Pools;
  let folder = '';
  beforeEach(async () => {
    database = await borrowTestDatabase();
    pools = createPools({ connectionString: database.connectionString });
    folder = await mkdtemp(join(tmpdir(), 'import-file-'));
  });
  afterEach(async () => {
    await pools.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function bringFile(path: string, country: string, more: Partial<ImportOptions> = {}) {
    const rejects = await createRejectsFile(join(folder, 'rejects.csv'));
    const report = await importFile(pools.db, { path, country, rejects, ...more });
    await rejects.close();
    return { ...report, rejects: await readFile(join(folder, 'rejects.csv'), 'utf8') };
  }

  return {
    db: () => pools.db,
    /** Path of a file of this test. */
    pathOf: (name: string) => join(folder, name),
    bringFile,
    async bring(name: string, content: string, country: string, more: Partial<ImportOptions> = {}) {
      await writeFile(join(folder, name), content);
      return bringFile(join(folder, name), country, more);
    },
    /** All jobs in the order of their ids, with the names of their companies. */
    jobs: () =>
      pools.db
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .selectAll('jobs')
        .select('companies.name as company')
        .orderBy('jobs.id')
        .execute(),
  };
}
