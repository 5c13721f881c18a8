import * as z from 'zod/mini';
import { localStore } from '../browser/storage.ts';
import { keptDays } from '../contracts/primitives/kept-days.ts';

const keyPrefix = 'jh-draft:';
const retentionMs = keptDays.draftDays * 86_400_000;

const storedDraft = z.object({ at: z.number(), value: z.unknown() });

/**
 * Reads unsent form input from localStorage, where it survives a reload, an expired session and a closed tab for 14 days.
 * Null when there is none, it is too old, or `schema` refuses it (written by an older version of the page). `key` must
 * name the page and the person (`profile:12:about`), so that nobody sees somebody else's input. `now` is in milliseconds.
 * Removes every draft that is too old.
 * Never for passwords or one-time codes.
 */
export function readDraft<T>(key: string, schema: z.ZodMiniType<T>, now: number): T | null {
  try {
    removeOldDrafts(now);
    const stored = localStore.getItem(keyPrefix + key);
    // Most often. The schema would refuse null by an error with its stack, which costs more than a form's render.
    if (stored === null) return null;
    const draft = storedDraft.parse(JSON.parse(stored));
    return schema.parse(draft.value);
  } catch {
    return null;
  }
}

/** Removes drafts of any page and person, unchanged for 14 days. */
function removeOldDrafts(now: number): void {
  for (const key of localStore.keys().filter((key) => key.startsWith(keyPrefix)))
    if (now - writtenAt(localStore.getItem(key)) > retentionMs) localStore.removeItem(key);
}

/** Milliseconds; that of a malformed draft is 0. */
function writtenAt(stored: string | null): number {
  try {
    return storedDraft.parse(JSON.parse(stored ?? 'null')).at;
  } catch {
    return 0;
  }
}

/** Stores `value` in place of the previous draft: in the page's memory where storage is full or forbidden. */
export function saveDraft(key: string, value: unknown, now: number): void {
  localStore.setItem(keyPrefix + key, JSON.stringify({ at: now, value }));
}

/** Removes a draft that was sent, saved or discarded. */
export function deleteDraft(key: string): void {
  localStore.removeItem(keyPrefix + key);
}
