import type { LogEntry } from '../contract/documents.ts';
import type { LogPage } from '../contract/schemas.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface LogQuery {
  actor?: string | undefined;
  action?: string | undefined;
  before?: number | undefined;
  limit: number;
}

/** Pages of the log, newest first. Entries are immutable and cached. */
export function createLogReader({ log }: Pick<ReleaseStore, 'log'>): (query: LogQuery) => Promise<LogPage> {
  let known: readonly LogEntry[] = [];

  return async ({ actor, action, before = Number.POSITIVE_INFINITY, limit }) => {
    const after = known.at(-1)?.seq ?? 0;
    const news = await log.read({ after, limit: Number.MAX_SAFE_INTEGER });
    if ((known.at(-1)?.seq ?? 0) === after) known = [...known, ...news];
    const found: LogEntry[] = [];
    let isMore = false;
    for (const entry of known.toReversed()) {
      if (entry.seq >= before) continue;
      if ((actor && entry.by !== actor) || (action && entry.action !== action)) continue;
      isMore = found.length === limit;
      if (isMore) break;
      found.push(entry);
    }
    return {
      entries: found,
      next: isMore ? (found.at(-1)?.seq ?? null) : null,
      actors: [...new Set(known.map(({ by }) => by))].sort(),
    };
  };
}
