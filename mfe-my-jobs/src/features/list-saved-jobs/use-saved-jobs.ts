import { useRemote } from '@jobharbor/shared/remote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listKeys, useMarketKey, usePersonId } from '../../common/list-keys.ts';
import { useLiveQueryOptions } from '../../common/use-live-query-options.ts';
import type { ListQuery } from './api/list-saved-jobs.ts';

export function useSavedJobs(query: ListQuery) {
  const { http } = useRemote();
  const personId = usePersonId();
  const market = useMarketKey();
  return useQuery({
    ...useLiveQueryOptions(),
    queryKey: [...listKeys.saved(personId), market, query],
    queryFn: async ({ signal }) =>
      (await import('./api/list-saved-jobs.ts')).listSavedJobs(http, query, signal),
    placeholderData: keepPreviousData,
    enabled: personId > 0,
  });
}
