import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';
import { deleteAlertCall, restoreAlertCall } from './alert-calls.ts';

/** Deletes or restores an alert; rejects on failure. */
export function useSetDeleted() {
  const invalidate = useInvalidateLists();
  // Not paused while offline (`networkMode`): the error is shown, and the card restored.
  const remove = useSend(deleteAlertCall, { networkMode: 'always' });
  const restore = useSend(restoreAlertCall, { networkMode: 'always' });
  return async ({ id }: JobAlert, isDeleted: boolean) => {
    await (isDeleted ? remove : restore).mutateAsync({ params: { id } });
    await invalidate('alerts');
  };
}
