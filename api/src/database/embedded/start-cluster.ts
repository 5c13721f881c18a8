import { closeSync, openSync } from 'node:fs';
import { readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError, explainOutput } from '../database-error.ts';
import { type Cluster, connectionString, isServedByCluster } from './cluster.ts';
import { createRunner, type PostgresBinaries, type Runner } from './postgres-command.ts';

export const startTimeout = 60_000;

/**
 * Starts the server on `wanted` or else a free port; initialises a new folder first. The caller must hold the folder's
 * lock.
 */
export async function startCluster(
  cluster: Cluster,
  binaries: PostgresBinaries,
  isDurable: boolean,
  wanted?: number,
): Promise<{ port: number }> {
  const runner = await createRunner(cluster.root);
  if (!(await hasData(cluster))) await initialise(cluster, binaries, runner);
  else await checkVersion(cluster, binaries, runner);
  const size = await stat(cluster.log).then(
    (file) => file.size,
    () => 0,
  );
  if (size > 10_000_000) await truncate(cluster.log, 0);
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (await freePort());
    const problem = await tryPort(cluster, binaries, runner, port, isDurable);
    if (problem === null) {
      await createDatabase(cluster, port);
      return { port };
    }
    // Another program may take the free port before PostgreSQL binds it.
    if (attempt >= 5 || !/could not (bind|create any TCP)/i.test(problem))
      throw explainOutput(problem, cluster.root);
  }
}

const hasData = (cluster: Cluster) =>
  stat(join(cluster.data, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Initialises in a temporary folder and renames it, so that a killed first start leaves no partial cluster. */
async function initialise(cluster: Cluster, binaries: PostgresBinaries, runner: Runner): Promise<void> {
  const draft = `${cluster.data}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    await runner.run(binaries.initdb, [
      `--pgdata=${draft}`,
      '--username=jobharbor',
      `--pwfile=${join(cluster.root, 'postgres.password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ]);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw explainOutput(output, cluster.root);
  }
  await rename(draft, cluster.data);
}

async function checkVersion(cluster: Cluster, binaries: PostgresBinaries, runner: Runner): Promise<void> {
  const data = Number(await readFile(join(cluster.data, 'PG_VERSION'), 'utf8'));
  const server = Number(/(\d+)/.exec(await runner.run(binaries.postgres, ['--version']))?.[1]);
  if (data > server) {
    throw new DatabaseError(
      'newer-data',
      `${cluster.data} was written by PostgreSQL ${data}, newer than the ${server} of this installation. Start the newer release, or choose another folder with JOBHARBOR_DATA.`,
    );
  }
  if (data < server) {
    throw new DatabaseError(
      'older-data',
      `${cluster.data} was written by PostgreSQL ${data} and this installation has ${server}. Export it with the older release first, or choose another folder with JOBHARBOR_DATA.`,
    );
  }
}

/** Null when the server answers on `port`; otherwise what it printed. */
async function tryPort(
  cluster: Cluster,
  binaries: PostgresBinaries,
  runner: Runner,
  port: number,
  isDurable: boolean,
): Promise<string | null> {
  const before = await stat(cluster.log).then(
    (file) => file.size,
    () => 0,
  );
  const output = openSync(cluster.log, 'a', 0o600);
  const child = runner.start(
    binaries.postgres,
    ['-D', cluster.data, '-p', String(port), ...settings(isDurable)],
    output,
  );
  closeSync(output);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  const deadline = Date.now() + startTimeout;
  while (!ended && Date.now() < deadline) {
    if (await isServedByCluster(cluster, port)) return null;
    await delay(20);
  }
  if (!ended) child.kill('SIGINT');
  return (await readFile(cluster.log, 'utf8')).slice(before);
}

/** Recovery within seconds after a crash: little of the write-ahead log to replay, and no fsync of each of 2,000 files. */
const shortRecovery: Record<string, string> = {
  checkpoint_timeout: '1min',
  max_wal_size: '256MB',
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

/** Without durability, and with a socket in the data folder: a query over it takes half the processor time of one over TCP. */
const ofTests: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  unix_socket_directories: process.platform === 'win32' ? '' : '.',
};

function settings(isDurable: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Just-in-time compilation takes longer than any query of the API.
    jit: 'off',
    work_mem: '16MB',
    random_page_cost: '1.1',
    ...(isDurable ? { unix_socket_directories: '', ...shortRecovery } : ofTests),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(port, cluster.password, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'jobharbor'");
    if (rowCount === 0) await client.query('create database jobharbor');
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
