import type { LogEntry } from '../contract/documents.ts';
import type { Actor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { seconds } from './live-set.ts';

/** Appends an entry to the audit log: actor, reason, and set before and after. */
export function appendLog(
  store: ReleaseStore,
  actor: Actor,
  action: LogEntry['action'],
  reason: string,
  from_set: string | null,
  to_set: string | null,
  detail: LogEntry['detail'] = {},
): Promise<LogEntry> {
  const { name: by, team } = actor;
  return store.log.append({ at: seconds(), by, team, action, reason, from_set, to_set, detail });
}
