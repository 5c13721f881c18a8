import { isOffline, onNetworkChange } from '@jobharbor/shared/browser/network';
import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import type { Notifications } from '../../common/create-notifications.ts';
import type { OutletState } from '../../common/page-state.ts';

interface WatchedNetwork {
  queryClient: QueryClient;
  notifications: Pick<Notifications, 'show' | 'dismiss'>;
  outlet: StoreApi<OutletState>;
  /** Says in the page's language that it waits for the network. */
  text(): string;
  mountAgain(): void;
}

const about = 'offline';

/**
 * Says that the page waits for the network while a query of it does, which TanStack Query pauses without a word. A page whose
 * code did not come is mounted again when the network is back. Returns the undo.
 */
export function watchNetwork({
  queryClient,
  notifications,
  outlet,
  text,
  mountAgain,
}: WatchedNetwork): () => void {
  const queries = queryClient.getQueryCache();
  let isShown = false;
  const check = () => {
    const isWaiting =
      isOffline() &&
      queries
        .findAll({ type: 'active', fetchStatus: 'paused' })
        .some(({ state }) => state.data === undefined);
    if (isWaiting === isShown) return;
    isShown = isWaiting;
    if (isWaiting) notifications.show({ tone: 'info', text: text(), stays: true, about });
    else notifications.dismiss(about);
  };
  const stopQueries = queries.subscribe(() => {
    if (isShown || isOffline()) check();
  });
  const stopNetwork = onNetworkChange(() => {
    check();
    if (!isOffline() && outlet.getState().status === 'failed') mountAgain();
  });
  check();
  return () => {
    stopQueries();
    stopNetwork();
  };
}
