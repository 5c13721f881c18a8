import { type LogEntry, watchName } from '../contract/documents.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { WithdrawnSet } from '../contract/schemas.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Number of log entries that are searched. */
const entriesRead = 500;

const liveActions: ReadonlySet<LogEntry['action']> = new Set([
  'publish',
  'force-publish',
  'promote',
  'roll-back',
  'retire',
]);

/**
 * Sets that were rolled back, or whose canary was stopped automatically, and not promoted since. `entries` are those of
 * the log, oldest first.
 */
export function findWithdrawnSets(entries: readonly LogEntry[]): Map<string, WithdrawnSet> {
  const sets = new Map<string, WithdrawnSet>();
  for (const { action, by, at, reason, from_set, to_set, detail } of entries) {
    const isFailed = action === 'roll-back' || (action === 'canary-stopped' && by === watchName);
    if (isFailed && from_set !== null) sets.set(from_set, { set: from_set, at, by, reason });
    // A set for a canary is not served.
    if (liveActions.has(action) && to_set !== null && detail.served !== false) sets.delete(to_set);
  }
  return sets;
}

export const readWithdrawnSets = async ({
  log,
}: Pick<ReleaseStore, 'log'>): Promise<Map<string, WithdrawnSet>> =>
  findWithdrawnSets(await log.read({ limit: entriesRead }));

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Rejects for a set that was rolled back, unless forced with the right `force`. Returns whether it was forced, for the
 * log.
 */
export async function requireNotWithdrawn(
  store: ReleaseStore,
  actor: Actor,
  set: string,
  force = false,
): Promise<boolean> {
  const found = (await readWithdrawnSets(store)).get(set);
  if (!found) return false;
  if (!force) {
    const when = new Date(found.at * 1_000).toISOString().slice(0, 16).replace('T', ' ');
    throw new OperationError(
      'withdrawn',
      `Set ${set} was taken back at ${when} by ${found.by}: ${asSentence(found.reason)} Release mended sources instead, or force it (--force).`,
    );
  }
  requireRight(actor, 'force');
  return true;
}
