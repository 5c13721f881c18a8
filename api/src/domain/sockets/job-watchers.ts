import { maxWatchedJobs } from '@jobharbor/shared/contracts/socket-commands/watch-jobs';
import type { Connection } from './socket-connection.ts';

/** Which sockets of this process watch which jobs. */
export interface JobWatchers {
  /** Adds jobs to a socket's subscriptions; beyond the limit the oldest ones are dropped. */
  add(connection: Connection, jobIds: readonly number[]): void;
  remove(connection: Connection): void;
  of(jobId: number): readonly Connection[];
}

export function createJobWatchers(most = maxWatchedJobs): JobWatchers {
  const watchers = new Map<number, Set<Connection>>();
  const watched = new Map<Connection, Set<number>>();
  function drop(connection: Connection, jobId: number): void {
    const tabs = watchers.get(jobId);
    tabs?.delete(connection);
    if (tabs?.size === 0) watchers.delete(jobId);
  }
  return {
    add(connection, jobIds) {
      const own = watched.get(connection) ?? new Set();
      watched.set(connection, own);
      for (const id of jobIds) {
        own.delete(id);
        own.add(id);
        watchers.set(id, (watchers.get(id) ?? new Set()).add(connection));
      }
      for (const id of [...own].slice(0, Math.max(0, own.size - most))) {
        own.delete(id);
        drop(connection, id);
      }
    },
    remove(connection) {
      for (const id of watched.get(connection) ?? []) drop(connection, id);
      watched.delete(connection);
    },
    of: (jobId) => [...(watchers.get(jobId) ?? [])],
  };
}
