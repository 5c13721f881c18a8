import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseError, diskFull } from '../database-error.ts';

/** The paths and the password of the PostgreSQL cluster in one data folder. */
export interface Cluster {
  root: string;
  data: string;
  log: string;
  password: string;
}

/** Free disk space that a start needs, for write-ahead log segments (16 MB each) and a first checkpoint. */
const bytesToStart = 64 * 1024 * 1024;

/** Reads the cluster's settings, or creates them with a new password. The caller must hold the folder's lock. */
export async function openCluster(root: string): Promise<Cluster> {
  return {
    root,
    data: join(root, 'postgres'),
    log: join(root, 'postgres.log'),
    password: await readPassword(root),
  };
}

export const connectionString = (port: number, password: string, database = 'jobharbor') =>
  `postgresql://jobharbor:${password}@127.0.0.1:${port}/${database}`;

/** Creates the folder if needed and returns its real path; throws when the disk is full or it is no folder. */
export async function ensureFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    const root = await realpath(folder);
    const { bavail, bsize } = await statfs(root);
    if (bavail * bsize < bytesToStart) throw diskFull(root);
    return root;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOSPC') throw diskFull(folder, error);
    throw new DatabaseError('not-permitted', `The data folder ${folder} cannot be used (${code}).`, error);
  }
}

async function readPassword(root: string): Promise<string> {
  const file = join(root, 'postgres.password');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** The contents of `postmaster.pid`; null when no server runs in the folder. */
export async function readPidFile(cluster: Cluster): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** Whether the server at `port` is this cluster's: it accepts the password and reports this data folder. */
export async function isServedByCluster(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionString(port, cluster.password, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster.data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
