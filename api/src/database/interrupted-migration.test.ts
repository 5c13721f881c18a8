import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { createTestDatabase } from '../testing/servers/test-database.ts';
import { migrate } from './migrate.ts';
import { createPools, type Db } from './pools.ts';

const program = join(import.meta.dirname, '../testing/servers/run-migrations.ts');

/** Whether a server process of this database waits for a lock. */
async function isWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

const tablesOf = async (db: Db): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

it('a migration whose process is killed in the middle leaves nothing, and the next start makes it whole', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  const { db, close } = createPools({ connectionString: database.connectionString });
  const held = await db.startTransaction().execute();
  onTestFinished(async () => {
    if (!held.isRolledBack) await held.rollback().execute();
    await close();
    await database.drop();
  });
  // A table of the same name that is not committed holds the migration up where it makes its own.
  await sql`create table saved_jobs (id int)`.execute(held);
  const child = spawn(process.execPath, [program, database.connectionString], { stdio: 'ignore' });
  const exit = once(child, 'exit');
  await expect.poll(() => isWaiting(db)).toBe(true);
  child.kill('SIGKILL');
  await exit;
  await held.rollback().execute();
  await expect.poll(() => tablesOf(db)).toEqual([]);

  await migrate(db);
  const migrations = await readdir(join(import.meta.dirname, '../migrations'));
  const { rows } = await sql`select name from kysely_migration`.execute(db);
  expect(rows).toHaveLength(migrations.filter((name) => /^\d{4}-/.test(name)).length);
  expect(await tablesOf(db)).toContain('saved_jobs');
  expect((await upsertJobs(db, [aJobDraft()])).created).toBe(1);
});
