import type { Interest } from '@jobharbor/shared/contracts/interest';
import { lazyCall, useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const dismissCall = lazyCall(
  { id: 'DELETE /jobApplication/interests/{id}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/dismiss-interest')).dismissInterest,
);
const restoreCall = lazyCall(
  { id: 'POST /jobApplication/interests/{id}/restore', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/restore-interest')).restoreInterest,
);

/** Takes an interest off the list or puts it back; rejects when that failed. */
export function useSetDismissed() {
  const invalidate = useInvalidateLists();
  // Sent at once also while offline: the error then shows, and the card comes back.
  const dismiss = useSend(dismissCall, { networkMode: 'always' });
  const restore = useSend(restoreCall, { networkMode: 'always' });
  return async ({ id }: Interest, isDismissed: boolean) => {
    await (isDismissed ? dismiss : restore).mutateAsync({ params: { id } });
    await invalidate('all');
  };
}
