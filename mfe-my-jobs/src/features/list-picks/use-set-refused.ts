import type { PickRefusalReason } from '@jobharbor/shared/contracts/jobs/pick';
import { setHiddenFlag } from '@jobharbor/shared/domain/jobs';
import { lazyCall, useCallSource, useRemote, useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const refuseCall = lazyCall(
  { id: 'PUT /recommendation/picks/{jobId}/refusal', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/recommendation/refuse-pick')).refusePick,
);
const restoreCall = lazyCall(
  { id: 'DELETE /recommendation/picks/{jobId}/refusal', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/recommendation/restore-pick')).restorePick,
);

/** Dismisses a recommended job with a reason, or restores it with null; rejects on failure. */
export function useSetRefused() {
  const invalidate = useInvalidateLists();
  const { queryClient } = useRemote();
  const source = useCallSource();
  // Not paused while offline (`networkMode`): the error is shown, and the card restored.
  const refuse = useSend(refuseCall, { networkMode: 'always' });
  const restore = useSend(restoreCall, { networkMode: 'always' });
  return async (jobId: number, reason: PickRefusalReason | null) => {
    const params = { jobId };
    if (reason === null) await restore.mutateAsync({ params });
    else await refuse.mutateAsync({ params, body: { reason } });
    setHiddenFlag(queryClient, source, jobId, reason !== null);
    await invalidate('picks');
  };
}
