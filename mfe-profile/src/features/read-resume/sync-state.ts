import { syncKinds } from '@jobharbor/shared/contracts/resume-sync';
import { readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

const texts = z.record(z.string(), z.string());

/** How to take back what was accepted. */
const acceptance = z.object({
  kind: z.enum(syncKinds),
  /** Null for a field about the person. */
  entryId: z.nullable(z.number()),
  /** What the profile had; null where the entry was added. */
  before: z.nullable(texts),
});
export type Acceptance = z.infer<typeof acceptance>;

const syncState = z.object({
  /** By proposal. */
  accepted: z.record(z.string(), acceptance),
  skipped: z.array(z.string()),
  /** Unsaved input, by proposal. */
  edits: z.record(z.string(), texts),
});
export type SyncState = z.infer<typeof syncState>;

const nothing: SyncState = { accepted: {}, skipped: [], edits: {} };

/** What a person did with the proposals of a résumé: survives a reload and a new sign-in, so that undoing all does too. */
export function createSyncStore(userId: number, resumeId: number) {
  const key = `resume-sync:${userId}:${resumeId}`;
  return {
    read: (now: number): SyncState => readDraft(key, syncState, now) ?? nothing,
    save: (state: SyncState) => saveDraft(key, state, Date.now()),
  };
}
