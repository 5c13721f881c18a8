import { useRemote } from '@jobharbor/shared/remote';

/**
 * Query options for lists that socket events invalidate. Without a socket (a proxy may forbid it), the list is
 * refetched when the tab gets the focus.
 */
export function useLiveQueryOptions() {
  const { realtime } = useRemote();
  return {
    refetchOnWindowFocus: () => (realtime.status() === 'online' ? false : ('always' as const)),
  };
}
