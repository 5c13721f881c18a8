import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { OperationError } from '../contract/operation-error.ts';
import type { GateFacts } from '../release-gate/run-release-gate.ts';
import type { ObjectStorage } from '../store/object-storage.ts';

/** Milliseconds after which the lock of a crashed process expires. */
const lease = 30_000;
const renewal = lease / 3;
const longestWait = 900_000;

/**
 * Runs the release gate under a lock over all processes and machines of the store; waits for it. No lock if the gate
 * needs no browser.
 */
export async function withGateLock<T>(
  storage: ObjectStorage,
  team: string,
  { checkLifecycle }: Pick<GateFacts, 'checkLifecycle'>,
  work: () => Promise<T>,
): Promise<T> {
  if (checkLifecycle === null) return work();
  const end = Date.now() + longestWait;
  for (let pause = 100; ; pause = Math.min(2 * pause, 1_000)) {
    const turn = await tryGateLock(storage, team, work);
    if (turn) return turn.result;
    if (Date.now() > end)
      throw new OperationError(
        'conflict',
        `Another release of team ${team} has been at the gate for 15 minutes. Look at it and try again.`,
      );
    await wait(pause);
  }
}

/** Like `withGateLock` without waiting: null while another process holds the lock. */
export async function tryGateLock<T>(
  storage: ObjectStorage,
  team: string,
  work: () => Promise<T>,
): Promise<{ result: T } | null> {
  const folder = `gate-turns/${createHash('sha256').update(team).digest('hex').slice(0, 16)}`;
  const key = await claim(storage, folder);
  if (key === null) return null;
  const hold = (until: number) => storage.write(key, JSON.stringify({ until }));
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = hold(Date.now() + lease).catch(() => undefined);
  }, renewal);
  timer.unref();
  try {
    return { result: await work() };
  } finally {
    clearInterval(timer);
    await renewing;
    await hold(0);
  }
}

/** 0 for an unreadable file: a full disk may have cut it short, and it would stop each publish for ever. */
function untilOf(body: Uint8Array): number {
  try {
    return Number(JSON.parse(body.toString()).until) || 0;
  } catch {
    return 0;
  }
}

/** Creates the file of the next lock number: one of several processes succeeds. Null if it is held. */
async function claim(storage: ObjectStorage, folder: string): Promise<string | null> {
  const before = await storage.list(folder);
  const last = before.at(-1);
  if (last !== undefined) {
    const body = await storage.read(`${folder}/${last}`);
    // Removed meanwhile by the new holder.
    if (!body || untilOf(body) > Date.now()) return null;
  }
  const name = `${String(Number.parseInt(last ?? '0', 10) + 1).padStart(9, '0')}.json`;
  const key = `${folder}/${name}`;
  if (!(await storage.create(key, JSON.stringify({ until: Date.now() + lease })))) return null;
  // A process that was slow between listing and creating may have created a lower number than a newer lock.
  const isLate = (await storage.list(folder)).some((other) => other > name);
  for (const old of isLate ? [name] : before) await storage.remove(`${folder}/${old}`);
  return isLate ? null : key;
}
