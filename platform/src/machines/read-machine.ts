import { statfs } from 'node:fs/promises';
import { availableParallelism, freemem, hostname, loadavg, totalmem } from 'node:os';
import * as z from 'zod/mini';
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

const health = z.object({ data: z.object({ writes: z._default(z.enum(['served', 'refused']), 'served') }) });

/** The API's health call asks its database. */
export async function checkApi(apiUrl: string): Promise<Pick<Machine, 'api' | 'api_ms'>> {
  const began = performance.now();
  const api = await askHealth(apiUrl).catch(() => 'silent' as const);
  return { api, api_ms: Math.round(performance.now() - began) };
}

async function askHealth(apiUrl: string): Promise<Machine['api']> {
  const answer = await askApi(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(apiLimit) });
  if (!answer.ok) {
    await answer.body?.cancel();
    return 'no-database';
  }
  const read = health.safeParse(await answer.json().catch(() => null));
  return read.success && read.data.data.writes === 'refused' ? 'read-only' : 'ok';
}
