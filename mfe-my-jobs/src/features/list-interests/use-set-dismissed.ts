import type { Interest } from '@jobharbor/shared/contracts/applications/interest';
import { lazyCall, useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const dismissCall = lazyCall(
  { id: 'DELETE /jobApplication/interests/{id}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/dismiss-interest')).dismissInterest,
);
const restoreCall = lazyCall(
  { id: 'POST /jobApplication/interests/{id}/restore', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/restore-interest')).restoreInterest,
);

/** Dismisses or restores an interest; rejects on failure. */
export function useSetDismissed() {
  const invalidate = useInvalidateLists();
  // Not paused while offline (`networkMode`): the error is shown, and the card restored.
  const dismiss = useSend(dismissCall, { networkMode: 'always' });
  const restore = useSend(restoreCall, { networkMode: 'always' });
  return async ({ id }: Interest, isDismissed: boolean) => {
    await (isDismissed ? dismiss : restore).mutateAsync({ params: { id } });
    await invalidate('all');
  };
}
