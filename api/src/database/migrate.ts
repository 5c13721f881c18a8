import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseError } from './database-error.ts';

const folder = join(import.meta.dirname, '..', 'migrations');

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
  const table = 'kysely_migration';
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass(${table}) is not null as is_there`.execute(db);
  if (!tables[0]?.is_there) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in known) && !/^\d{4}-drop-/.test(name));
}

/** Runs the pending migrations. Safe to run from several processes at once (advisory lock). */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrations = await readMigrations();
  for (const name of await readCompatibleMigrations(db, migrations))
    migrations[name] = { up: async () => {} };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new DatabaseError(
      'newer-schema',
      'The database was written by a newer version of this software. Start that version, or use another database.',
      error,
    );
  }
  const failed = results?.find((result) => result.status === 'Error');
  throw new DatabaseError(
    'start-failed',
    `The change ${failed?.migrationName ?? 'of tables'} could not be made: ${error instanceof Error ? error.message : 'unknown cause'}`,
    error,
  );
}
