import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** Account id, or `guest` for a visitor who is not signed in. */
export type DraftOwner = number | 'guest';

/** Input of the application form. */
const applyValues = z.object({
  message: z.string(),
  /** Question id → answer. */
  answers: z.record(z.string(), z.string()),
  /** Empty: none on purpose. Undefined: not chosen yet. */
  resumeIds: z.optional(z.array(z.number())),
  /** The video résumé to send along; none where it is null or not chosen. */
  videoId: z.optional(z.nullable(z.number())),
});
export type ApplyValues = z.infer<typeof applyValues>;

/** A form that was not sent. `key` is its idempotency key: sending the same draft twice makes one application. */
const applyDraft = z.extend(applyValues, {
  key: z.string(),
  /** When it was written, in milliseconds. */
  at: z.optional(z.number()),
});
export type ApplyDraft = z.infer<typeof applyDraft>;

const storageKey = (owner: DraftOwner, jobId: number) => `apply:${owner}:${jobId}`;

/** Stores the draft of one person for one job for 14 days. */
export const storeApplyDraft = (owner: DraftOwner, jobId: number, draft: ApplyDraft, now = Date.now()) =>
  saveDraft(storageKey(owner, jobId), draft, now);

export const deleteApplyDraft = (owner: DraftOwner, jobId: number) => deleteDraft(storageKey(owner, jobId));

export const readApplyDraft = (owner: DraftOwner, jobId: number, now = Date.now()): ApplyDraft | null =>
  readDraft(storageKey(owner, jobId), applyDraft, now);

/**
 * Reads the owner's draft. Without one, the draft that a guest left in this browser becomes that of the person who has
 * signed in.
 */
export function takeApplyDraft(owner: DraftOwner, jobId: number, now = Date.now()): ApplyDraft | null {
  const own = readApplyDraft(owner, jobId, now);
  if (own || owner === 'guest') return own;
  const fromGuest = readApplyDraft('guest', jobId, now);
  if (!fromGuest) return null;
  storeApplyDraft(owner, jobId, fromGuest, now);
  deleteApplyDraft('guest', jobId);
  return fromGuest;
}
