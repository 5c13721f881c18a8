import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { DatabaseError } from './database-error.ts';

const folder = join(import.meta.dirname, '..', 'migrations');
/** Kysely's table of the migrations that were made. */
const table = 'kysely_migration';
/** A migration after which an older version cannot use the tables. */
const isDrop = (name: string): boolean => /^\d{4}-drop-/.test(name);

/** All migrations of this version by name, in their order. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name)).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of files) {
    const module: Migration = await import(pathToFileURL(join(folder, name)).href);
    migrations[name.replace(/\.ts$/, '')] = module;
  }
  return migrations;
}

/**
 * Names of migrations of a newer version that this one does not know. Accepted if they are additive
 * (`testing/find-breaking-changes.ts`): this version may be running during an upgrade or after a roll-back.
 */
async function readCompatibleMigrations<T>(
  db: Kysely<T>,
  known: Record<string, Migration>,
): Promise<string[]> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass(${table}) is not null as is_there`.execute(db);
  if (!tables[0]?.is_there) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in known) && !isDrop(name));
}

/** Rejects unless all tables of this version are there, and none that it cannot use. For a replica. */
export async function checkMigrated<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  const [known, done] = [Object.keys(await readMigrations()), new Set(rows.map(({ name }) => name))];
  if (rows.some(({ name }) => isDrop(name) && !known.includes(name))) throw newerSchema();
  const missing = known.find((name) => !done.has(name));
  if (missing !== undefined)
    throw new DatabaseError(
      'start-failed',
      `The primary does not answer, and a replica lacks the change ${missing} of tables.`,
    );
}

export interface LockWaits {
  /** Milliseconds that one statement waits for a lock (`lock_timeout`). Writers of the table queue behind it. */
  timeoutMs: number;
  /** Milliseconds between two attempts, in which the writers that queued have their turn. */
  pauseMs: number;
  attempts: number;
}

/** About three minutes, within the start limit of the API's unit. */
const defaultWaits: LockWaits = { timeoutMs: 2_000, pauseMs: 1_000, attempts: 60 };

/** SQLSTATE `lock_not_available` and `deadlock_detected`: all was rolled back, and may succeed at the next attempt. */
const isLockFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/**
 * Runs the pending migrations in one transaction. Safe to run from several processes at once (advisory lock). A table that
 * a long transaction holds delays the migration, and nobody else for longer than `timeoutMs`.
 */
export async function migrate<T>(db: Kysely<T>, waits: Partial<LockWaits> = {}): Promise<void> {
  const { timeoutMs, pauseMs, attempts } = { ...defaultWaits, ...waits };
  const migrations = await readMigrations();
  for (const name of await readCompatibleMigrations(db, migrations))
    migrations[name] = { up: async () => {} };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => withLockTimeout(migrations, timeoutMs) },
    allowUnorderedMigrations: true,
  });
  for (let attempt = 1; ; attempt += 1) {
    const result = await migrator.migrateToLatest();
    if (result.error === undefined) return;
    if (attempt >= attempts || !isLockFailure(result.error)) throw explainFailure(result);
    if (attempt === 1) console.warn('A migration waits for a lock that another transaction holds.');
    await delay(pauseMs);
  }
}

/** Sets the timeout in the transaction of the migrations: the advisory lock was taken before it, and may take longer. */
const withLockTimeout = (
  migrations: Record<string, Migration>,
  timeoutMs: number,
): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [
      name,
      {
        async up(tx) {
          await sql`set local lock_timeout = ${sql.lit(timeoutMs)}`.execute(tx);
          await up(tx);
        },
      },
    ]),
  );

function explainFailure({ error, results }: MigrationResultSet): DatabaseError {
  const reason = error instanceof Error ? error.message : 'unknown cause';
  if (/previously executed migration .* is missing/.test(reason)) return newerSchema(error);
  const failed = results?.find((result) => result.status === 'Error');
  const advice = isLockFailure(error)
    ? ': another transaction holds the table. Find it in pg_stat_activity, end it, and start again'
    : '';
  return new DatabaseError(
    'start-failed',
    `The change ${failed?.migrationName ?? 'of tables'} could not be made: ${reason}${advice}`,
    error,
  );
}

const newerSchema = (cause?: unknown) =>
  new DatabaseError(
    'newer-schema',
    'The database was written by a newer version of this software. Start that version, or use another database.',
    cause,
  );
