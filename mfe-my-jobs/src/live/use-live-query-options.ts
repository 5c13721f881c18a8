import { useRemote } from '@jobharbor/shared/remote';

/**
 * For lists that the socket keeps true. Where no socket stands (a proxy that forbids it), coming back to the tab
 * asks again.
 */
export function useLiveQueryOptions() {
  const { realtime } = useRemote();
  return {
    refetchOnWindowFocus: () => (realtime.status() === 'online' ? false : ('always' as const)),
  };
}
