import { useRemote, useUser } from '@jobharbor/shared/remote';
import { keepPreviousData } from '@tanstack/react-query';

/**
 * Query options of the lists. Socket events invalidate them (`useListRefresh`); without a socket (a proxy may forbid it),
 * they are refetched when the tab gets the focus.
 */
export function useListQueryOptions() {
  const { realtime } = useRemote();
  const user = useUser();
  return {
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: () => (realtime.status() === 'online' ? false : ('always' as const)),
    enabled: user !== null,
  };
}
