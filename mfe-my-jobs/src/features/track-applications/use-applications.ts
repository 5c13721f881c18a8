import { useRemote } from '@jobharbor/shared/remote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listKeys, useMarketKey, usePersonId } from '../../common/list-keys.ts';
import { useLiveQueryOptions } from '../../common/use-live-query-options.ts';
import type { ListQuery } from './api/list-applications.ts';

export function useApplications(query: ListQuery) {
  const { http } = useRemote();
  const personId = usePersonId();
  const market = useMarketKey();
  return useQuery({
    ...useLiveQueryOptions(),
    queryKey: [...listKeys.applications(personId), market, query],
    queryFn: async ({ signal }) =>
      (await import('./api/list-applications.ts')).listApplications(http, query, signal),
    placeholderData: keepPreviousData,
    enabled: personId > 0,
  });
}
