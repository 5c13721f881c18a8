import type { Notification } from '@jobharbor/shared/contracts/applications/notification';
import { callPrefix, useRemote, useSend } from '@jobharbor/shared/remote';
import { newsCall, notificationsCall, readCall } from '../../common/list-calls.ts';

/** Marks one of the shown notifications as read, or all that are shown. The socket tells the other tabs. */
export function useMarkRead(shown: readonly Notification[]) {
  const { queryClient } = useRemote();
  const { mutate, isSuccess } = useSend(readCall, {
    networkMode: 'always',
    onSettled: () => {
      for (const call of [newsCall, notificationsCall])
        void queryClient.invalidateQueries({ queryKey: callPrefix(call) });
    },
  });
  const up_to = Math.max(0, ...shown.map(({ id }) => id));
  return {
    markAll: () => mutate({ body: { up_to } }),
    markOne: (id: number) => mutate({ body: { up_to: id, ids: [id] } }),
    wasMarked: isSuccess,
  };
}
