import type { LivePointer, LogEntry } from '../contract/documents.ts';
import type { Chain } from './chain.ts';

const moves = ['publish', 'force-publish', 'promote', 'roll-back', 'retire'];
/** Entries that are read: the pointer moved in some of the last ones. */
const maxEntries = 1_000;

const isMove = ({ action, detail }: LogEntry): boolean => moves.includes(action) && detail.served !== false;

/**
 * The live pointer as the audit log has it, for a store whose pointers are all unreadable; null if the log names no set.
 * Says which set is served and how to repair the store.
 */
export async function liveFromLog(
  log: Pick<Chain<LogEntry>, 'newest' | 'since'>,
): Promise<{ value: LivePointer } | null> {
  const newest = (await log.newest())?.number ?? 0;
  const entries = (await log.since(Math.max(0, newest - maxEntries))).map(({ value }) => value);
  const sets = entries.filter(isMove).flatMap(({ to_set, at }) => (to_set === null ? [] : { to_set, at }));
  const last = sets.at(-1);
  if (!last) return null;
  const { to_set: set, at: since } = last;
  console.error(
    `No live pointer of the release store can be read. Set ${set} is served, the last that the log made live, at ${new Date(since * 1_000).toISOString()}. The next publish, promotion or roll-back writes a new pointer.`,
  );
  const before = sets.slice(0, -1).map(({ to_set }) => to_set);
  const previous = before.filter((id, index) => id !== (before[index + 1] ?? set));
  return { value: { set, since, previous: previous.slice(-50), revision: 0 } };
}
