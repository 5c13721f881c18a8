import { saveApplicationDraft } from '@jobharbor/shared/calls/data/save-application-draft';
import {
  applyDraft,
  applyDraftKey,
  replacesOwnDraft,
  toStoredDraft,
} from '@jobharbor/shared/contracts/browser/device-draft';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { guestDraftJobs } from './join-on-sign-in.ts';

/**
 * Moves applications that a guest began in this browser to the account `userId`, here and on the server; resolves with
 * their number. If there are two for the same job, the later one wins. A guest's older one stays, and one for a job
 * that is gone.
 */
export async function joinGuestDrafts(http: HttpClient, userId: number, now: number): Promise<number> {
  let count = 0;
  for (const jobId of guestDraftJobs()) {
    const draft = readDraft(applyDraftKey('guest', jobId), applyDraft, now);
    const own = applyDraftKey(userId, jobId);
    if (draft === null || !replacesOwnDraft(draft, readDraft(own, applyDraft, now))) continue;
    try {
      const body = toStoredDraft(draft, draft.at ?? now);
      await sendCall(http, saveApplicationDraft, { params: { jobId }, body });
    } catch (error) {
      if (!hasCode(error, errorCode.notFound)) throw error;
      continue;
    }
    saveDraft(own, draft, now);
    deleteDraft(applyDraftKey('guest', jobId));
    count += 1;
  }
  return count;
}
