import { readDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** Account id, or `guest` for a visitor who is not signed in. */
export type DraftOwner = number | 'guest';

/** Where what somebody wrote for a job is stored on this device until it is sent. */
export const applyDraftKey = (owner: DraftOwner, jobId: number): string => `apply:${owner}:${jobId}`;

export const hasUnsentApplication = (owner: DraftOwner, jobId: number, now: number): boolean =>
  readDraft(applyDraftKey(owner, jobId), z.unknown(), now) !== null;
