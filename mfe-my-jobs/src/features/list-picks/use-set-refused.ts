import type { PickRefusalReason } from '@jobharbor/shared/contracts/pick';
import { lazyCall, useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const refuseCall = lazyCall(
  { id: 'PUT /recommendation/picks/{jobId}/refusal', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/refuse-pick')).refusePick,
);
const restoreCall = lazyCall(
  { id: 'DELETE /recommendation/picks/{jobId}/refusal', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/restore-pick')).restorePick,
);

/** Refuses a pick for a reason, or with null takes that back; rejects when that failed. */
export function useSetRefused() {
  const invalidate = useInvalidateLists();
  // Sent at once also while offline: the error then shows, and the card comes back.
  const refuse = useSend(refuseCall, { networkMode: 'always' });
  const restore = useSend(restoreCall, { networkMode: 'always' });
  return async (jobId: number, reason: PickRefusalReason | null) => {
    const params = { jobId };
    if (reason === null) await restore.mutateAsync({ params });
    else await refuse.mutateAsync({ params, body: { reason } });
    await invalidate('picks');
  };
}
