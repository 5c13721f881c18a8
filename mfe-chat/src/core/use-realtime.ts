import type { SocketEvent } from '@jobharbor/shared/contracts/chat';
import type { RealtimeStatus } from '@jobharbor/shared/realtime';
import { useRemote } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function useRealtimeStatus(): RealtimeStatus {
  const { realtime } = useRemote();
  return useSyncExternalStore(realtime.onStatus, realtime.status, () => 'offline');
}

/** How often to ask where no socket brings news. */
export function usePollingInterval(everyMs: number): number | false {
  return useRealtimeStatus() === 'online' ? false : everyMs;
}

export function useSocketEvent(listener: (event: SocketEvent) => void): void {
  const { realtime } = useRemote();
  const hear = useEffectEvent(listener);
  useEffect(() => realtime.onEvent((event) => hear(event)), [realtime]);
}

/** Whether the browser has a network at all; a socket may still be missing. */
export function useIsNetworkThere(): boolean {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('online', notify);
      window.addEventListener('offline', notify);
      return () => {
        window.removeEventListener('online', notify);
        window.removeEventListener('offline', notify);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
