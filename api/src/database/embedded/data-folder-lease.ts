import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, processStartTime } from './process-identity.ts';

/**
 * Several processes may share one embedded server (the API and a command). Each holds a lease; returning the last one
 * stops the server. Leases of dead processes are ignored.
 */
export async function takeLease(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), processStartTime(process.pid));
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
    const isLiving = mark !== null && isRunning(pid) && processStartTime(pid) === mark;
    leases[isLiving ? 'living' : 'dead'].push(name);
  }
  return leases;
}

/** Milliseconds after which an empty lock is stale: by a full disk, an earlier version created it and wrote nothing. */
const emptyLockAge = 5_000;

/** Runs `work` with the lock under which the folder's server is started and stopped. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await takeLock(file))) {
    await dropIfStale(file);
    await delay(50);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Links a written draft, so that a full disk leaves no lock without a holder, which would be waited for for ever. */
async function takeLock(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${process.pid} ${processStartTime(process.pid)}`, { flag: 'wx', mode: 0o600 });
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function dropIfStale(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const [pid = '', mark = ''] = text.split(' ');
  const isStale =
    text === '' ? await isOld(file) : !isRunning(Number(pid)) || processStartTime(Number(pid)) !== mark;
  if (isStale) await unlink(file).catch(() => {});
}

const isOld = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > emptyLockAge,
    () => false,
  );
