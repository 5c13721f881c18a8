import type { SavedJob } from '@jobharbor/shared/contracts/applications/application';
import { lazyCall, useRemote, useSend } from '@jobharbor/shared/remote';

/** Removes a saved job, or puts it back at its place; rejects on failure. */
export type SetSaved = (saved: Pick<SavedJob, 'saved_at' | 'job'>, isSaved: boolean) => Promise<void>;

const saveCall = lazyCall(
  { id: 'POST /job/saved-jobs/create', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/save-job')).saveJob,
);
const unsaveCall = lazyCall(
  { id: 'DELETE /job/saved-jobs/{id}/delete', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/unsave-job')).unsaveJob,
);

/** Changes the account's saved jobs and emits `job:saved` to the other remotes. */
export function useSetSaved(): SetSaved {
  const { events } = useRemote();
  // Not paused while offline (`networkMode`): the error is shown, and the card restored.
  const save = useSend(saveCall, { networkMode: 'always' });
  const unsave = useSend(unsaveCall, { networkMode: 'always' });
  return async ({ job: { id: jobId }, saved_at }, isSaved) => {
    await (isSaved
      ? save.mutateAsync({ body: { job_id: jobId, timestamp: saved_at } })
      : unsave.mutateAsync({ params: { id: jobId } }));
    events.emit('job:saved', { jobId, isSaved });
  };
}
