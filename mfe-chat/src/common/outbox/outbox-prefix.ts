import { localStore } from '@jobharbor/shared/browser/storage';

/** Prefix of a user's outbox entries in localStorage. */
export const outboxPrefix = (personId: number): string => `jh-outbox:${personId}:`;

/** Whether unsent messages are stored. A module of its own, so that checking does not load the outbox. */
export function hasOutbox(personId: number): boolean {
  return localStore.keys().some((key) => key.startsWith(outboxPrefix(personId)));
}
