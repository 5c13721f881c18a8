import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it, onTestFinished } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { createTestDatabase } from '../testing/servers/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
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

/** A database that ten migrations are missing in, with rows, and a way to stop the next change of tables but `statement`. */
async function anOldDatabase() {
  const database = await createTestDatabase({ isEmpty: true });
  const { db, close } = createPools({ connectionString: database.connectionString });
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const older = Object.entries(await readMigrations()).slice(0, -10);
  const provider = { getMigrations: async () => Object.fromEntries(older) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  expect(error).toBeUndefined();
  await sql`insert into companies (source, source_key, name, slug, country_key, language)
    select 'test', n::text, 'Company ' || n, 'company-' || n, 'ph', 'en' from generate_series(1, 2000) n`.execute(
    db,
  );
  // A sequence keeps its count when the transaction is undone.
  await sql`create sequence changes`.execute(db);
  await sql`create table interruption (at bigint, command text)`.execute(db);
  await sql`
    create function interrupt() returns event_trigger language plpgsql as $$
    declare wanted record;
    begin
      select * into wanted from interruption;
      if nextval('changes') <> wanted.at then return; end if;
      if wanted.command = 'kill' then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1);
      else raise exception 'could not extend file: No space left on device'; end if;
    end $$`.execute(db);
  await sql`create event trigger interrupt on ddl_command_end execute function interrupt()`.execute(db);
  const countOf = async (table: string) =>
    Number(
      (await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db)).rows[0]?.count,
    );
  return {
    db,
    connectionString: database.connectionString,
    isOld: async () => [await countOf('kysely_migration'), await countOf('companies')],
    older: older.length,
    async interruptAt(at: number, command: 'kill' | 'fail') {
      await sql`truncate interruption`.execute(db);
      await sql`insert into interruption values (${at}, ${command})`.execute(db);
      await sql`select setval('changes', 1, false)`.execute(db);
    },
  };
}

it('each of the newest ten migrations may be cut off on a filled database: the next start, of two processes, is whole', async () => {
  const { db, connectionString, interruptAt, isOld, older } = await anOldDatabase();
  let cuts = 0;
  // From the first change of tables on, every fifth, until none is left to be cut off.
  for (let at = 1; ; at += 5) {
    await interruptAt(at, 'kill');
    const cut = await migrate(db).then(
      () => false,
      () => true,
    );
    if (!cut) break;
    cuts += 1;
    expect(await isOld()).toEqual([older, 2_000]);
  }
  expect(cuts).toBeGreaterThanOrEqual(5);
  const other = createPools({ connectionString });
  await Promise.all([migrate(db), migrate(other.db)]);
  await other.close();
  expect(await isOld()).toEqual([older + 10, 2_000]);
});

it('a migration that fails on its third statement leaves nothing, and says which it was and why', async () => {
  const { db, interruptAt, isOld, older } = await anOldDatabase();
  await interruptAt(3, 'fail');
  await expect(migrate(db)).rejects.toMatchObject({
    code: 'start-failed',
    message: expect.stringMatching(/^The change \d{4}-[\w-]+ could not be made: could not extend file/),
  });
  expect(await isOld()).toEqual([older, 2_000]);
  await interruptAt(0, 'fail');
  await Promise.all([migrate(db), migrate(db)]);
  expect(await isOld()).toEqual([older + 10, 2_000]);
});

it('a long transaction delays the migration and nobody else: its tables are written meanwhile', async () => {
  const { db, interruptAt, isOld, older } = await anOldDatabase();
  await interruptAt(0, 'fail');
  await sql`
    create function change_companies() returns event_trigger language plpgsql as $$
    begin execute 'lock table companies in access exclusive mode'; end $$`.execute(db);
  await sql`create event trigger change_companies on ddl_command_start execute function change_companies()`.execute(
    db,
  );
  const reader = await db.startTransaction().execute();
  onTestFinished(async () => {
    if (!reader.isRolledBack) await reader.rollback().execute();
  });
  await sql`select from companies`.execute(reader);
  await expect(migrate(db, { timeoutMs: 20, pauseMs: 1, attempts: 2 })).rejects.toMatchObject({
    code: 'start-failed',
    message: expect.stringContaining('lock timeout: another transaction holds the table'),
  });

  const migrating = migrate(db, { timeoutMs: 20, pauseMs: 50, attempts: 100_000 });
  await expect.poll(() => isWaiting(db), { interval: 2 }).toBe(true);
  // A writer queues behind the migration, until its timeout. Without one it waits for the reader.
  for (let write = 0; write < 3; write += 1)
    await sql`update companies set name = name where id = 1`.execute(db);
  await reader.rollback().execute();
  await migrating;
  expect(await isOld()).toEqual([older + 10, 2_000]);
});
