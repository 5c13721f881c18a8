import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';
import type { EntryKindName } from './entry-kind.ts';

const entryDraft = z.object({
  /** Id of the edited entry; null for a new one. */
  id: z.nullable(z.number()),
  version: z.number(),
  values: z.record(z.string(), z.string()),
});
export type EntryDraft = z.infer<typeof entryDraft>;

/** Draft of an entry form in the browser's storage, for each person and kind of entry. */
export function createEntryDraft(userId: number, kind: EntryKindName) {
  const key = `profile:${userId}:${kind}`;
  return {
    read: (now: number): EntryDraft | null => readDraft(key, entryDraft, now),
    save: (draft: EntryDraft) => saveDraft(key, draft, Date.now()),
    delete: () => deleteDraft(key),
  };
}
