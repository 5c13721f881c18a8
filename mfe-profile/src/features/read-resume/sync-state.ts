import { syncKinds } from '@jobharbor/shared/contracts/profile/resume-sync';
import { readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

const texts = z.record(z.string(), z.string());

/** How to undo an acceptance. */
const acceptance = z.object({
  kind: z.enum(syncKinds),
  /** Null for a field about the person. */
  entryId: z.nullable(z.number()),
  /** The profile's previous value; null if the entry was created. */
  before: z.nullable(texts),
});
export type Acceptance = z.infer<typeof acceptance>;

const syncState = z.object({
  /** By proposal id. */
  accepted: z.record(z.string(), acceptance),
  skipped: z.array(z.string()),
  /** Unsaved input, by proposal id. */
  edits: z.record(z.string(), texts),
});
export type SyncState = z.infer<typeof syncState>;

const nothing: SyncState = { accepted: {}, skipped: [], edits: {} };

/** Accepted, skipped and edited proposals of a résumé or another source, stored so that undo survives a reload and a new sign-in. */
export function createSyncStore(userId: number, source: number | string) {
  const key = `resume-sync:${userId}:${source}`;
  return {
    read: (now: number): SyncState => readDraft(key, syncState, now) ?? nothing,
    save: (state: SyncState) => saveDraft(key, state, Date.now()),
  };
}
