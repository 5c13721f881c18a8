import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, rm, stat, statfs, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { returnLease, takeLease, withLock } from './data-folder-lease.ts';
import { DatabaseError, diskFull, explainOutput } from './database-error.ts';
import { createRunner, findBinaries, type PostgresBinaries, type Runner } from './postgres-command.ts';
import { commandLine, isRunning, processesIn } from './process-identity.ts';

export interface EmbeddedServer {
  connectionString: string;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** The project's data folder; the database lives in `postgres` within it. */
  dataFolder: string;
  /** False only for tests: trades safety against a power cut for speed. */
  isDurable?: boolean;
  /** Only for tests: the package whose server runs, to prove that an older one will do. */
  server?: string;
}

interface Cluster {
  root: string;
  data: string;
  log: string;
  password: string;
}

/** A start must leave room for write-ahead log segments (16 MB each) and a first checkpoint. */
const bytesToStart = 64 * 1024 * 1024;
const startTimeout = 60_000;

/**
 * Brings up the PostgreSQL that lives in `dataFolder`: makes it where there is none, joins one that another process of
 * ours (or one that was killed) left running, and otherwise starts it on a free port of 127.0.0.1.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const binaries = await findBinaries(options.server);
  const root = await makeFolder(options.dataFolder);
  const leases = join(root, 'postgres.leases');
  const lock = join(root, 'postgres.lock');
  const port = await withLock(lock, async () => {
    const cluster = {
      root,
      data: join(root, 'postgres'),
      log: join(root, 'postgres.log'),
      password: await readPassword(root),
    };
    const running = await findRunning(cluster);
    const answer = running ?? (await startCluster(cluster, binaries, options.isDurable ?? true));
    await takeLease(leases);
    return { ...answer, cluster };
  });
  let stopped: Promise<void> | undefined;
  const stop = () =>
    withLock(lock, async () => {
      const { othersRemain } = await returnLease(leases);
      if (!othersRemain) await endServer(port.cluster);
    });
  return {
    connectionString: connectionString(port.port, port.cluster.password),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

const connectionString = (port: number, password: string, database = 'jobharbor') =>
  `postgresql://jobharbor:${password}@127.0.0.1:${port}/${database}`;

async function makeFolder(folder: string): Promise<string> {
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

/** The server that holds the folder, if one does and it answers to our password. */
async function findRunning(cluster: Cluster): Promise<{ port: number } | null> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const holder = await readPidFile(cluster);
    if (!holder) return null;
    if (await answers(cluster, holder.port)) return { port: holder.port };
    const command = commandLine(holder.pid);
    const isGone = !isRunning(holder.pid) || (command !== null && !command.includes('postgres'));
    if (isGone && processesIn(cluster.data).length === 0) {
      // PostgreSQL would take an unburied process, or another program that got the id since, for the folder's holder.
      await rm(join(cluster.data, 'postmaster.pid'), { force: true });
      return null;
    }
    if (Date.now() > deadline) {
      throw new DatabaseError(
        'start-failed',
        `Process ${holder.pid} holds ${cluster.data} and does not answer. End it and start again.`,
      );
    }
    await delay(100);
  }
}

async function readPidFile(cluster: Cluster): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new Client({
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

async function startCluster(
  cluster: Cluster,
  binaries: PostgresBinaries,
  isDurable: boolean,
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
    const port = await freePort();
    const problem = await tryPort(cluster, binaries, runner, port, isDurable);
    if (problem === null) {
      await createDatabase(cluster, port);
      return { port };
    }
    // Another program may take the free port between our look and PostgreSQL's.
    if (attempt >= 5 || !/could not (bind|create any TCP)/i.test(problem))
      throw explainOutput(problem, cluster.root);
  }
}

const hasData = (cluster: Cluster) =>
  stat(join(cluster.data, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Initialises beside the final place and renames, so that a killed first start leaves nothing half made. */
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
    if (await answers(cluster, port)) return null;
    await delay(20);
  }
  if (!ended) child.kill('SIGINT');
  return (await readFile(cluster.log, 'utf8')).slice(before);
}

function settings(isDurable: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Compiling a plan costs more than any of our queries.
    jit: 'off',
    work_mem: '16MB',
    random_page_cost: '1.1',
    ...(isDurable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new Client({ connectionString: connectionString(port, cluster.password, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'jobharbor'");
    if (rowCount === 0) await client.query('create database jobharbor');
  } finally {
    await client.end();
  }
}

async function endServer(cluster: Cluster): Promise<void> {
  const holder = await readPidFile(cluster);
  if (!holder || !isRunning(holder.pid)) return;
  if (!(await answers(cluster, holder.port))) return;
  // SIGINT is PostgreSQL's fast shutdown: sessions end, everything committed is on disk.
  process.kill(holder.pid, 'SIGINT');
  const deadline = Date.now() + 30_000;
  while (isRunning(holder.pid) && (await readPidFile(cluster)) !== null) {
    if (Date.now() > deadline) {
      process.kill(holder.pid, 'SIGQUIT');
      return;
    }
    await delay(20);
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
