import { lazyCall, useRemote, useSend } from '@jobharbor/shared/remote';
import type { SetSaved } from './use-removals.ts';

const saveCall = lazyCall(
  { id: 'POST /job/saved-jobs/create', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/save-job')).saveJob,
);
const unsaveCall = lazyCall(
  { id: 'DELETE /job/saved-jobs/{id}/delete', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/unsave-job')).unsaveJob,
);

/** Changes the account's saved jobs and tells the other remotes of the page. */
export function useSetSaved(): SetSaved {
  const { events } = useRemote();
  // Sent at once also while offline: the error then shows, and the card comes back.
  const save = useSend(saveCall, { networkMode: 'always' });
  const unsave = useSend(unsaveCall, { networkMode: 'always' });
  return async (jobId, isSaved) => {
    await (isSaved
      ? save.mutateAsync({ body: { job_id: jobId } })
      : unsave.mutateAsync({ params: { id: jobId } }));
    events.emit('job:saved', { jobId, isSaved });
  };
}
