import { joinGuestData as joinCall } from '@jobharbor/shared/calls/join-guest-data';
import {
  readDeviceApplications,
  readDeviceSaves,
  removeDeviceSaves,
  storeExternalVisit,
} from '@jobharbor/shared/domain/guest';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { EventBus } from '@jobharbor/shared/remote';

export interface GuestDataServices {
  http: HttpClient;
  events: Pick<EventBus, 'emit'>;
  /** Says how many jobs came along. */
  notify(count: number): void;
}

/**
 * Joins what a guest saved in this browser, and applied for on other sites, into the account that is signed in now. One tab at a time does it, so that one
 * notice tells of it; what fails stays in the browser for the next time.
 */
export async function joinGuestData({ http, events, notify }: GuestDataServices): Promise<void> {
  await withLock(async () => {
    const saves = readDeviceSaves();
    const applications = readDeviceApplications(Date.now());
    if (saves.length === 0 && applications.length === 0) return;
    const saved_jobs = saves.map(({ jobId, savedAt }) => ({ job_id: jobId, saved_at: savedAt }));
    const { saved_job_ids } = await sendCall(http, joinCall, {
      body: {
        saved_jobs,
        seen_job_ids: readSeenJobs(),
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
    for (const jobId of saved_job_ids) events.emit('job:saved', { jobId, isSaved: true });
    if (saved_job_ids.length > 0) notify(saved_job_ids.length);
  });
}

/** Jobs opened in this browser, as the job page keeps them. */
function readSeenJobs(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem('jh-seen') ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, 500) : [];
  } catch {
    return [];
  }
}

/** Web locks exist in a secure context only; the API joins once without them too. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('jh-join-guest-data', work);
  else await work();
}
