import { statfs } from 'node:fs/promises';
import { availableParallelism, freemem, hostname, loadavg, totalmem } from 'node:os';
import { askApi } from '../api-connection/api-connection.ts';
import type { Machine } from '../contract/machine-schemas.ts';
import { listUnreadable } from '../store/read-or-warn.ts';

/** Milliseconds for the API to answer. */
const apiLimit = 2_000;
const maxUnreadable = 20;

export interface MachineSources {
  /** A folder on the monitored disk. */
  folder: string;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  processes(): { name: string; version: string }[];
}

/** Current status of this machine and process. */
export async function readMachine({
  folder,
  apiUrl,
  processes,
}: MachineSources): Promise<Omit<Machine, 'id' | 'started_at' | 'at'>> {
  const [disk, api] = await Promise.all([statfs(folder), checkApi(apiUrl)]);
  return {
    host: hostname(),
    pid: process.pid,
    memory: process.memoryUsage.rss(),
    memory_free: freemem(),
    memory_total: totalmem(),
    load: loadavg()[0] ?? 0,
    cores: availableParallelism(),
    disk_free: disk.bavail * disk.bsize,
    disk_total: disk.blocks * disk.bsize,
    processes: processes().map(({ name, version }) => ({ name, version })),
    ...api,
    unreadable: listUnreadable()
      .slice(0, maxUnreadable)
      .map(([file]) => file),
  };
}

/** The API's health call asks its database. */
export async function checkApi(apiUrl: string): Promise<Pick<Machine, 'api' | 'api_ms'>> {
  const began = performance.now();
  const answered = await askApi(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(apiLimit) }).then(
    ({ ok }) => (ok ? ('ok' as const) : ('no-database' as const)),
    () => 'silent' as const,
  );
  return { api: answered, api_ms: Math.round(performance.now() - began) };
}
