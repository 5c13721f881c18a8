import { isOffline, onNetworkChange } from '@jobharbor/shared/browser/network';
import type { RealtimeStatus } from '@jobharbor/shared/realtime';
import { useRemote } from '@jobharbor/shared/remote';
import { useSyncExternalStore } from 'react';

function useRealtimeStatus(): RealtimeStatus {
  const { realtime } = useRemote();
  return useSyncExternalStore(realtime.onStatus, realtime.status, () => 'offline');
}

/** A `refetchInterval` for queries that socket events keep up to date: polls only while the socket is down. */
export function usePollingInterval(intervalMs: number): number | false {
  return useRealtimeStatus() === 'online' ? false : intervalMs;
}

/** Whether the browser is online; the socket may still be down. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onNetworkChange,
    () => !isOffline(),
    () => true,
  );
}
