import {
  type ApplyDraft,
  applyDraft,
  type DraftOwner,
  replacesOwnDraft,
  applyDraftKey as storageKey,
} from '@jobharbor/shared/contracts/browser/device-draft';
import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';

export type { ApplyDraft, ApplyValues, DraftOwner } from '@jobharbor/shared/contracts/browser/device-draft';

/** Stores a person's draft for a job for 14 days. */
export const storeApplyDraft = (owner: DraftOwner, jobId: number, draft: ApplyDraft, now = Date.now()) =>
  saveDraft(storageKey(owner, jobId), draft, now);

export const deleteApplyDraft = (owner: DraftOwner, jobId: number) => deleteDraft(storageKey(owner, jobId));

export const readApplyDraft = (owner: DraftOwner, jobId: number, now = Date.now()): ApplyDraft | null =>
  readDraft(storageKey(owner, jobId), applyDraft, now);

/** Reads the owner's draft, or takes over that of a guest in this browser after signing in: the later of the two. */
export function takeApplyDraft(owner: DraftOwner, jobId: number, now = Date.now()): ApplyDraft | null {
  const own = readApplyDraft(owner, jobId, now);
  const fromGuest = owner === 'guest' ? null : readApplyDraft('guest', jobId, now);
  if (!fromGuest || !replacesOwnDraft(fromGuest, own)) return own;
  storeApplyDraft(owner, jobId, fromGuest, now);
  deleteApplyDraft('guest', jobId);
  return fromGuest;
}
