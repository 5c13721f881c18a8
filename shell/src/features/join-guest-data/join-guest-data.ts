import { localStore } from '@jobharbor/shared/browser/storage';
import { withTabLock } from '@jobharbor/shared/browser/with-tab-lock';
import { listApplicationDrafts } from '@jobharbor/shared/calls/data/list-application-drafts';
import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { joinGuestData as joinCall } from '@jobharbor/shared/calls/jobseeker-account/join-guest-data';
import { listRefusedTitles } from '@jobharbor/shared/calls/recommendation/list-refused-titles';
import {
  readDeviceApplications,
  readDeviceSaves,
  readHiddenJobs,
  removeDeviceSaves,
  showOnDevice,
  storeExternalVisit,
} from '@jobharbor/shared/domain/guest';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { EventBus } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { joinGuestDrafts } from './join-guest-drafts.ts';
import { refusedTitlesKey } from './join-on-sign-in.ts';

/** Counts of guest data that was new to the account. */
export interface MergeCounts {
  saved: number;
  applications: number;
  drafts: number;
  titles: number;
  seen: number;
}

export interface GuestDataServices {
  /** The account. */
  userId: number;
  http: HttpClient;
  events: Pick<EventBus, 'emit'>;
  queryClient: Pick<QueryClient, 'invalidateQueries'>;
  /** Shows the notice with the counts. */
  notify(along: MergeCounts): void;
}

/**
 * Merges a guest's data of this browser into the signed-in account. These are saved jobs, drafts of applications,
 * applications on other sites, hidden jobs and hot titles, and seen jobs. A web lock limits it to one tab at a time, so that one
 * notice is shown. After a failure the data stays in the browser for a retry.
 */
export async function joinGuestData({
  userId,
  http,
  events,
  queryClient,
  notify,
}: GuestDataServices): Promise<void> {
  // Without a lock the API's merge is idempotent as well.
  await withTabLock('jh-join-guest-data', async () => {
    const saves = readDeviceSaves();
    const hidden = readHiddenJobs();
    const applications = readDeviceApplications(Date.now());
    const [seen_job_ids, refused_title_ids] = [readIds('jh-seen', 500), readIds(refusedTitlesKey, 100)];
    const drafts = await joinGuestDrafts(http, userId, Date.now());
    if (drafts > 0) void queryClient.invalidateQueries({ queryKey: [listApplicationDrafts.id] });
    const isNothing = [saves, hidden, applications, seen_job_ids, refused_title_ids].every(
      ({ length }) => length === 0,
    );
    if (isNothing && drafts > 0) notify({ ...{ saved: 0, applications: 0, titles: 0, seen: 0 }, drafts });
    if (isNothing) return;
    const joined = await sendCall(http, joinCall, {
      body: {
        saved_jobs: saves.map(({ jobId, savedAt }) => ({ job_id: jobId, saved_at: savedAt })),
        seen_job_ids,
        ...(refused_title_ids.length > 0 && { refused_title_ids }),
        ...(hidden.length > 0 && { hidden_jobs: hidden.map(({ id, reason }) => ({ job_id: id, reason })) }),
        ...(applications.length > 0 && {
          external_applications: applications.map(({ jobId, appliedAt }) => ({
            job_id: jobId,
            applied_at: appliedAt,
          })),
        }),
      },
    });
    removeDeviceSaves(saves);
    for (const { jobId } of applications) storeExternalVisit(jobId, undefined, Date.now());
    for (const jobId of joined.saved_job_ids) events.emit('job:saved', { jobId, isSaved: true });
    if (refused_title_ids.length > 0) {
      localStore.removeItem(refusedTitlesKey);
      void queryClient.invalidateQueries({ queryKey: [listRefusedTitles.id] });
    }
    if (hidden.length > 0) {
      await queryClient.invalidateQueries({ queryKey: [getJobFlags.id] });
      showOnDevice(hidden.map(({ id }) => id));
    }
    const along = {
      saved: joined.saved_job_ids.length,
      applications: joined.external_applications ?? 0,
      drafts,
      titles: joined.refused_titles ?? 0,
      seen: joined.seen_jobs ?? 0,
    };
    if (Object.values(along).some((count) => count > 0)) notify(along);
  });
}

/** Ids that the search pages stored in this browser, the first `most`. */
function readIds(key: string, most: number): number[] {
  try {
    const ids: unknown = JSON.parse(localStore.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, most) : [];
  } catch {
    return [];
  }
}
