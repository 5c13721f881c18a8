import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';
import type { EntryKindName } from './entry-kind.ts';

const entryDraft = z.object({
  /** Of the entry that is edited; null for a new one. */
  id: z.nullable(z.number()),
  version: z.number(),
  values: z.record(z.string(), z.string()),
});
export type EntryDraft = z.infer<typeof entryDraft>;

/** Unsaved input of one kind of entry, in the browser's storage, by person. */
export function createEntryDraft(userId: number, kind: EntryKindName) {
  const key = `profile:${userId}:${kind}`;
  return {
    read: (now: number): EntryDraft | null => readDraft(key, entryDraft, now),
    save: (draft: EntryDraft) => saveDraft(key, draft, Date.now()),
    delete: () => deleteDraft(key),
  };
}
