import { basename } from 'node:path';
import { poll } from '../process/poll.ts';
import { readOrWarn } from '../store/read-or-warn.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type AnnouncedChange, announcedChange, digestOf, unloggedFolder } from './audited-store.ts';
import { tryGateLock } from './gate-lock.ts';

/** Seconds after which an operation has logged its change, or never will, though clocks differ by minutes. */
const patience = 300;
const pollInterval = 30_000;

/**
 * Writes the log entries of changes whose operation ended before it could: the store went away in between, or the process
 * was killed. Returns how many. One process of the store at a time.
 */
export async function logUnlogged(
  store: ReleaseStore,
  now = Math.floor(Date.now() / 1_000),
): Promise<number> {
  const isDue = (name: string) => Number.parseInt(name, 10) + patience <= now;
  const due = async () => (await store.storage.list(unloggedFolder)).filter(isDue);
  if ((await due()).length === 0) return 0;
  const turn = await tryGateLock(store.storage, 'unlogged changes', async () => {
    let logged = 0;
    for (const name of await due()) if (await logOne(store, `${unloggedFolder}/${name}`)) logged += 1;
    return logged;
  });
  return turn?.result ?? 0;
}

async function logOne(store: ReleaseStore, announcement: string): Promise<boolean> {
  const body = await store.storage.read(announcement);
  if (!body) return false;
  const { change } = readOrWarn(announcement, () => ({
    change: announcedChange.parse(JSON.parse(body.toString())),
  }));
  if (!change) return false;
  const isMissing = (await wasMade(store, change)) && !(await isLogged(store, change));
  if (isMissing) {
    const { by, team, action, reason, key, subject, at } = change;
    const isOfSet = !key.startsWith('tokens/');
    await store.log.append({
      ...{ at: Math.floor(Date.now() / 1_000), by, team, action, reason },
      from_set: null,
      to_set: isOfSet ? subject : null,
      detail: {
        document: key,
        made_at: new Date(at * 1_000).toISOString(),
        logged_late: true,
        ...(!isOfSet && subject !== null && { id: subject }),
      },
    });
  }
  await store.storage.remove(announcement);
  return isMissing;
}

/** Links of a chain never change. Other documents may have been written again since: then the change counts as made. */
async function wasMade({ storage }: ReleaseStore, { key, digest }: AnnouncedChange): Promise<boolean> {
  const body = await storage.read(key);
  if (digest === null) return body === null;
  if (body === null) return false;
  return digestOf(body) === digest || !/^\d+\.json$/.test(basename(key));
}

async function isLogged(store: ReleaseStore, { after, by, subject }: AnnouncedChange): Promise<boolean> {
  const since = await store.log.read({ after });
  return since.some((entry) => entry.by === by && JSON.stringify(entry).includes(subject ?? ''));
}

/** Looks for such changes while a gateway runs. Returns a function that stops it. */
export const followUnlogged = (
  store: ReleaseStore,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  poll(() => logUnlogged(store), { interval: pollInterval, onError, isAtOnce: true });
