import { mkdir, open, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, startMark } from './process-identity.ts';

/**
 * Several processes may share one embedded server (the API and a command). Each holds a lease; returning the last one
 * stops the server. Leases of dead processes are ignored.
 */
export async function takeLease(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), startMark(process.pid));
}

/** Returns this process's lease; resolves to whether another process still holds one. */
export async function releaseLease(folder: string): Promise<{ othersRemain: boolean }> {
  await rm(join(folder, String(process.pid)), { force: true });
  const { living, dead } = await readLeases(folder);
  for (const name of dead) await rm(join(folder, name), { force: true });
  return { othersRemain: living.length > 0 };
}

/** Whether all holders of leases are dead. */
export async function isAbandoned(folder: string): Promise<boolean> {
  const { living, dead } = await readLeases(folder);
  return living.length === 0 && dead.length > 0;
}

async function readLeases(folder: string): Promise<{ living: string[]; dead: string[] }> {
  const leases: { living: string[]; dead: string[] } = { living: [], dead: [] };
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(name);
    const mark = await readFile(join(folder, name), 'utf8').catch(() => null);
    const isLiving = mark !== null && isRunning(pid) && startMark(pid) === mark;
    leases[isLiving ? 'living' : 'dead'].push(name);
  }
  return leases;
}

/** Runs `work` with the lock under which the folder's server is started and stopped. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(`${process.pid} ${startMark(process.pid)}`);
      await handle.close();
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      await dropIfStale(file);
      await delay(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function dropIfStale(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  // An empty file belongs to a process that has created it but not written it yet.
  if (text === null || text === '') return;
  const [pid = '', mark = ''] = text.split(' ');
  if (!isRunning(Number(pid)) || startMark(Number(pid)) !== mark) await unlink(file).catch(() => {});
}
