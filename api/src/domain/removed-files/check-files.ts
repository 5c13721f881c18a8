import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { fileColumns, isFileInUse } from './file-columns.ts';

/** A file is stored before its row is: a younger one may yet get its row. */
const orphanAgeMs = 86_400_000;
const chunk = 1_000;

export interface FileCheck {
  /** Files in the store. */
  stored: number;
  /** Keys of files without a row, older than a day. */
  orphans: string[];
  /** Keys in rows whose file is missing. */
  missing: string[];
}

/** Compares the file store with the rows of the database. Needs the right to create temporary tables. */
export function checkFiles(db: Db, files: FileStore, now: Date): Promise<FileCheck> {
  return db.transaction().execute(async (session) => {
    await sql`
      create temporary table stored_files (key text primary key, written_at timestamptz) on commit drop`.execute(
      session,
    );
    const stored = await listInto(session, files);
    const orphans = await findOrphans(session, now);
    const missing = await findMissing(session, files);
    return { stored, orphans, missing };
  });
}

/** Removes orphans, each only if it still has no row. Returns how many. */
export async function removeOrphans(db: Db, files: FileStore, orphans: readonly string[]): Promise<number> {
  let removed = 0;
  for (const key of orphans) {
    if (await isFileInUse(db, key)) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}

async function listInto(session: Db, files: FileStore): Promise<number> {
  let stored = 0;
  let rows: StoredFile[] = [];
  const flush = async () => {
    const values = rows.map(({ key, writtenAt }) => sql`(${key}, ${writtenAt}::timestamptz)`);
    await sql`insert into stored_files values ${sql.join(values)} on conflict do nothing`.execute(session);
    stored += rows.length;
    rows = [];
  };
  for await (const file of files.list()) {
    rows.push(file);
    if (rows.length === chunk) await flush();
  }
  if (rows.length > 0) await flush();
  return stored;
}

const keysInRows = sql.join(
  fileColumns.map(
    ([table, column]) =>
      sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  ),
  sql` union `,
);

async function findOrphans(session: Db, now: Date): Promise<string[]> {
  const oldest = new Date(now.getTime() - orphanAgeMs);
  const { rows } = await sql<{ key: string }>`
    select key from stored_files where written_at < ${oldest} and key not in (${keysInRows})`.execute(
    session,
  );
  return rows.map(({ key }) => key);
}

/** A file that was added after the store was listed is found by reading it. */
async function findMissing(session: Db, files: FileStore): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from (${keysInRows}) used where key not in (select key from stored_files)`.execute(session);
  const missing: string[] = [];
  for (const { key } of rows) {
    const stream = await files.stream(key, { start: 0, end: 0 });
    stream?.destroy();
    if (stream === null) missing.push(key);
  }
  return missing;
}
