import type { JobAlert } from '@jobharbor/shared/contracts/job-alert';
import { useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';
import { useListState } from '../../common/use-list-state.ts';
import { deleteAlertCall, restoreAlertCall } from './alert-calls.ts';

/** An alert that was deleted on this page, or deleted and restored. It keeps its place until the list is left. */
export interface AlertRemoval {
  alert: JobAlert;
  index: number;
  isRemoved: boolean;
  error: unknown;
}

/** Optimistic deletion with undo; an error takes it back. */
export function useAlertRemovals() {
  const invalidate = useInvalidateLists();
  const [removals, setRemovals] = useListState<readonly AlertRemoval[]>([]);
  // Sent at once also while offline: the error then shows, and the card comes back.
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

/** The server's list with the alerts deleted on this page still in their places. */
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
