import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';
import {
  type Cluster,
  connectionString,
  ensureFolder,
  isServedByCluster,
  openCluster,
  readPidFile,
} from './cluster.ts';
import { releaseLease, takeLease, withLock } from './data-folder-lease.ts';
import { findBinaries } from './postgres-command.ts';
import { commandLine, isRunning, processesIn } from './process-identity.ts';
import { startCluster, startTimeout } from './start-cluster.ts';
import { superviseServer } from './supervise-server.ts';

export interface EmbeddedServer {
  connectionString: string;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** The project's data folder; the database is in its subfolder `postgres`. */
  dataFolder: string;
  /** False in tests only: faster, but data may be lost in a power cut. */
  isDurable?: boolean;
  /** In tests only: the package of the server to run, to test an older version. */
  server?: string;
}

/**
 * Starts the embedded PostgreSQL of `dataFolder` on a free port of 127.0.0.1. Initialises a new folder, and connects to
 * the server that is running already, if another process started it or a killed one left it behind. Until `stop` a
 * server that crashes is restarted at the same address.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const binaries = await findBinaries(options.server);
  const root = await ensureFolder(options.dataFolder);
  const leases = join(root, 'postgres.leases');
  const lock = join(root, 'postgres.lock');
  const isDurable = options.isDurable ?? true;
  const { cluster, port } = await withLock(lock, async () => {
    const cluster = await openCluster(root);
    const running = await findRunning(cluster);
    const { port } = running ?? (await startCluster(cluster, binaries, isDurable));
    await takeLease(leases);
    return { cluster, port };
  });
  const supervised = superviseServer({
    cluster,
    // If several processes share the server, the first one restarts it and the others find it running.
    restart: () =>
      withLock(lock, async () => {
        if ((await findRunning(cluster)) === null) await startCluster(cluster, binaries, isDurable, port);
      }),
  });
  const stop = async () => {
    await supervised.stop();
    const leave = async () => {
      const { othersRemain } = await releaseLease(leases);
      if (!othersRemain) await endServer(cluster);
    };
    await withLock(lock, leave).catch((error: NodeJS.ErrnoException) => {
      // On a full disk no process gets the lock, so none starts the server.
      if (error.code !== 'ENOSPC') throw error;
      return leave();
    });
  };
  let stopped: Promise<void> | undefined;
  return {
    connectionString: connectionString(port, cluster.password),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** The server that runs in the folder, if there is one and it accepts the password. */
async function findRunning(cluster: Cluster): Promise<{ port: number } | null> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const holder = await readPidFile(cluster);
    if (!holder) return null;
    if (await isServedByCluster(cluster, holder.port)) return { port: holder.port };
    const command = commandLine(holder.pid);
    const isGone = !isRunning(holder.pid) || (command !== null && !command.includes('postgres'));
    // A session notices that its server was killed only at the end of its query.
    if (isGone) endOrphans(cluster);
    if (isGone && processesIn(cluster.data).length === 0) {
      // PostgreSQL would mistake a zombie process, or another program with a reused id, for the folder's server.
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

/** SIGQUIT ends a process of PostgreSQL at once; what was committed is in the write-ahead log. */
function endOrphans(cluster: Cluster): void {
  for (const pid of processesIn(cluster.data)) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // Already exited.
    }
  }
}

async function endServer(cluster: Cluster): Promise<void> {
  const holder = await readPidFile(cluster);
  if (!holder || !isRunning(holder.pid)) return;
  if (!(await isServedByCluster(cluster, holder.port))) return;
  // SIGINT is PostgreSQL's fast shutdown: it ends all sessions and writes everything committed to disk.
  process.kill(holder.pid, 'SIGINT');
  const deadline = Date.now() + 30_000;
  while (isRunning(holder.pid)) {
    if (Date.now() > deadline) {
      process.kill(holder.pid, 'SIGQUIT');
      return;
    }
    await delay(20);
  }
}
