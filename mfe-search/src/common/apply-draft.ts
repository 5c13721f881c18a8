import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** Account id, or `guest`. */
export type DraftOwner = number | 'guest';

/** Form values of the application form. */
const applyValues = z.object({
  message: z.string(),
  /** Question id → answer. */
  answers: z.record(z.string(), z.string()),
  /** Empty: deselected all. Undefined: not chosen yet. */
  resumeIds: z.optional(z.array(z.number())),
  /** The video résumé to send; null or undefined for none. */
  videoId: z.optional(z.nullable(z.number())),
});
export type ApplyValues = z.infer<typeof applyValues>;

/** An unsent application. `key` is its idempotency key: sending the same draft twice creates one application. */
const applyDraft = z.extend(applyValues, {
  key: z.string(),
  /** Time of the last change, in milliseconds. */
  at: z.optional(z.number()),
});
export type ApplyDraft = z.infer<typeof applyDraft>;

const storageKey = (owner: DraftOwner, jobId: number) => `apply:${owner}:${jobId}`;

/** Stores a person's draft for a job for 14 days. */
export const storeApplyDraft = (owner: DraftOwner, jobId: number, draft: ApplyDraft, now = Date.now()) =>
  saveDraft(storageKey(owner, jobId), draft, now);

export const deleteApplyDraft = (owner: DraftOwner, jobId: number) => deleteDraft(storageKey(owner, jobId));

export const readApplyDraft = (owner: DraftOwner, jobId: number, now = Date.now()): ApplyDraft | null =>
  readDraft(storageKey(owner, jobId), applyDraft, now);

/** Reads the owner's draft. Without one, takes over the draft of a guest in this browser after signing in. */
export function takeApplyDraft(owner: DraftOwner, jobId: number, now = Date.now()): ApplyDraft | null {
  const own = readApplyDraft(owner, jobId, now);
  if (own || owner === 'guest') return own;
  const fromGuest = readApplyDraft('guest', jobId, now);
  if (!fromGuest) return null;
  storeApplyDraft(owner, jobId, fromGuest, now);
  deleteApplyDraft('guest', jobId);
  return fromGuest;
}
