import * as z from 'zod/mini';

const prefix = 'jh-draft:';
const keptFor = 14 * 86_400_000;

const stored = z.object({ at: z.number(), value: z.unknown() });

/**
 * Typed text that outlives a reload, an ended session and a closed tab, for 14 days in this browser. `key` names the
 * page and the person (`profile:12:about`), so that nobody meets somebody else's words. `schema` guards against what
 * an older version of the page wrote. `now` in milliseconds. Not for passwords or codes.
 */
export function readDraft<T>(key: string, schema: z.ZodMiniType<T>, now: number): T | null {
  try {
    const entry = stored.parse(JSON.parse(localStorage.getItem(prefix + key) ?? 'null'));
    if (now - entry.at > keptFor) return null;
    return schema.parse(entry.value);
  } catch {
    return null;
  }
}

/** Keeps `value`, in place of what was kept before. A full or forbidden storage keeps nothing, and that is all. */
export function keepDraft(key: string, value: unknown, now: number): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ at: now, value }));
  } catch {
    // The form itself still holds what was typed.
  }
}

/** Forgets it: sent, saved or thrown away. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // There was no storage to keep it in.
  }
}
