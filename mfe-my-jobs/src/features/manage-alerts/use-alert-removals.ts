import type { JobAlert } from '@jobharbor/shared/contracts/job-alert';
import { useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';
import { useListState } from '../../common/use-list-state.ts';
import { deleteAlertCall, restoreAlertCall } from './alert-calls.ts';

/** An alert that was deleted on this page, or deleted and restored. It keeps its position until the list is left. */
export interface AlertRemoval {
  alert: JobAlert;
  index: number;
  isRemoved: boolean;
  error: unknown;
}

/** Optimistic deletion with undo; rolled back on error. */
export function useAlertRemovals() {
  const invalidate = useInvalidateLists();
  const [removals, setRemovals] = useListState<readonly AlertRemoval[]>([]);
  // Not paused while offline (`networkMode`): the error is shown, and the card restored.
  const remove = useSend(deleteAlertCall, { networkMode: 'always' });
  const restore = useSend(restoreAlertCall, { networkMode: 'always' });
  const put = (removal: AlertRemoval) =>
    setRemovals((all) => [...all.filter(({ alert }) => alert.id !== removal.alert.id), removal]);

  async function change(removal: AlertRemoval, isRemoved: boolean) {
    put({ ...removal, isRemoved, error: null });
    try {
      await (isRemoved ? remove : restore).mutateAsync({ params: { id: removal.alert.id } });
      await invalidate('alerts');
    } catch (error) {
      put({ ...removal, isRemoved: !isRemoved, error });
    }
  }

  return {
    removals,
    remove: (alert: JobAlert, index: number) => change({ alert, index, isRemoved: true, error: null }, true),
    restore: (removal: AlertRemoval) => change(removal, false),
  };
}

/** The server's list, with the alerts deleted on this page at their previous positions. */
export function withAlertRemovals(alerts: readonly JobAlert[], removals: readonly AlertRemoval[]) {
  const removalOf = new Map(removals.map((removal) => [removal.alert.id, removal]));
  const shown: { alert: JobAlert; removal: AlertRemoval | undefined }[] = alerts.map((alert) => ({
    alert,
    removal: removalOf.get(alert.id),
  }));
  const listed = new Set(alerts.map(({ id }) => id));
  for (const removal of [...removals].sort((a, b) => a.index - b.index))
    if (!listed.has(removal.alert.id) && removal.isRemoved)
      shown.splice(removal.index, 0, { alert: removal.alert, removal });
  return shown;
}
