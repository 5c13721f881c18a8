import {
  callKey,
  lazyCall,
  useCall,
  useCallSource,
  useRemote,
  useSend,
  useSession,
} from '@jobharbor/shared/remote';
import { useState } from 'react';
import { readRefusedTitles, writeRefusedTitles } from '../../common/job-card/refused-titles.ts';

const listRefusedTitles = lazyCall(
  { id: 'GET /recommendation/hot-job-titles/refusals', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "recent-activity" */ '@jobharbor/shared/calls/recommendation/list-refused-titles'
      )
    ).listRefusedTitles,
);
const refuseTitle = lazyCall(
  { id: 'PUT /recommendation/hot-job-titles/{titleId}/refusal', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "recent-activity" */ '@jobharbor/shared/calls/recommendation/refuse-title'
      )
    ).refuseTitle,
);
const restoreTitle = lazyCall(
  { id: 'DELETE /recommendation/hot-job-titles/{titleId}/refusal', access: 'protected' },
  async () =>
    (
      await import(
        /* webpackChunkName: "recent-activity" */ '@jobharbor/shared/calls/recommendation/restore-title'
      )
    ).restoreTitle,
);

/**
 * The hot titles that the visitor hid: the account's and this browser's. Optimistic update; `error` is that of the last
 * failed change.
 */
export function useRefusedTitles() {
  const { queryClient } = useRemote();
  const source = useCallSource();
  const isSignedIn = useSession().status === 'signed-in';
  const [onDevice, setOnDevice] = useState(readRefusedTitles);
  const { data } = useCall(listRefusedTitles, {}, { enabled: isSignedIn, retry: false });
  const { queryKey } = { queryKey: callKey(listRefusedTitles, source, {}) };
  const inAccount = (isSignedIn && data?.title_ids) || [];
  const setInAccount = (title_ids: readonly number[]) => queryClient.setQueryData(queryKey, { title_ids });
  const again = { onError: () => void queryClient.invalidateQueries({ queryKey }) };
  const refuse = useSend(refuseTitle, again);
  const restore = useSend(restoreTitle, again);

  const keepOnDevice = (ids: readonly number[]) => {
    setOnDevice(ids);
    writeRefusedTitles(ids);
  };
  return {
    ids: new Set([...onDevice, ...inAccount]),
    isSignedIn,
    error: refuse.error ?? restore.error,
    refuse(titleId: number) {
      if (!isSignedIn) return keepOnDevice([...onDevice, titleId]);
      setInAccount([...inAccount, titleId]);
      refuse.mutate({ params: { titleId } });
    },
    restore(titleId: number) {
      keepOnDevice(onDevice.filter((id) => id !== titleId));
      if (!inAccount.includes(titleId)) return;
      setInAccount(inAccount.filter((id) => id !== titleId));
      restore.mutate({ params: { titleId } });
    },
  };
}
