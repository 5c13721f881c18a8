import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, readPidFile } from './cluster.ts';
import { isRunning } from './process-identity.ts';

export interface SuperviseOptions {
  cluster: Cluster;
  /** Resolves once a server answers at the cluster's port again, whoever started it. */
  restart(): Promise<void>;
}

/** Milliseconds between two looks at the server's process. */
const interval = 250;
const longestPause = 2_000;

/**
 * Supervises the embedded server: restarts it when it exits while it is needed (killed, out of memory, stopped).
 * PostgreSQL itself restarts its other processes. `stop` waits for a pending restart.
 */
export function superviseServer({ cluster, restart }: SuperviseOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const pause = (ms: number) =>
    delay(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  const watching = (async () => {
    let pid = (await readPidFile(cluster))?.pid;
    for (let failures = 0; !stopping.signal.aborted; ) {
      await pause(Math.min(interval * 2 ** failures, longestPause));
      if (stopping.signal.aborted || (pid !== undefined && isRunning(pid))) continue;
      console.warn('The database has ended by itself; starting it again.');
      try {
        await restart();
        pid = (await readPidFile(cluster))?.pid;
        failures = 0;
      } catch (error) {
        failures += 1;
        console.warn(
          `The database could not be started again: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
