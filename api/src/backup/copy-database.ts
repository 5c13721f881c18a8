import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type CopiedFiles, copyTree, describeFile } from './copy-tree.ts';

/** Files of the running server or recreated by it; their folders must exist. */
const ofTheProcess =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_(?:dynshmem|notify|serial|snapshots|stat_tmp|subtrans|replslot|wal))\/.+)$|(?:^|\/)pgsql_tmp|pg_internal\.init/;

/**
 * Base backup of a running cluster: contains everything acknowledged before it ends. A replication slot retains the
 * write-ahead log from its start until it is copied, so that the backup is self-contained.
 */
export async function copyDatabase(
  connectionString: string,
  { from, to }: { from: string; to: string },
  copied: CopiedFiles,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'jobharbor-backup' });
  await client.connect();
  try {
    // A temporary slot, dropped with this connection.
    const slot = `backup_${randomBytes(6).toString('hex')}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query("select pg_backup_start('jobharbor', fast => true)");
    await copyTree({ from, to, below: 'postgres', isSkipped: (name) => ofTheProcess.test(name) }, copied);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    const isLog = (name: string) => /^[0-9A-F]{24}$|\.history$/.test(name);
    const log = { from: join(from, 'pg_wal'), to: join(to, 'pg_wal'), below: 'postgres/pg_wal' };
    await copyTree({ ...log, isSkipped: (name) => !isLog(name) }, copied);
    const label = join(to, 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '', { mode: 0o600 });
    copied.set('postgres/backup_label', await describeFile(label));
  } finally {
    await client.end();
  }
}
