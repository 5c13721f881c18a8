import { listReferences } from '@jobharbor/shared/calls/jobseeker-profile/list-references';
import { gapTopic, lazyTopic } from '@jobharbor/shared/realtime';
import { callPrefix, useCall, useRemote, useSession } from '@jobharbor/shared/remote';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const accountTopic = lazyTopic(
  'account',
  async () => (await import('@jobharbor/shared/contracts/topics/account')).accountTopic,
);

const refetch = (client: QueryClient) => client.invalidateQueries({ queryKey: callPrefix(listReferences) });

/** The references of the account, fetched again when a writer answers, and after a gap in the socket's events. */
export function useReferences() {
  const { realtime } = useRemote();
  const client = useQueryClient();
  const enabled = useSession().status === 'signed-in';
  useEffect(() => {
    const refresh = () => void refetch(client);
    const stops = [realtime.on(accountTopic, refresh), realtime.on(gapTopic, refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime, client]);
  return useCall(listReferences, {}, { enabled, refetchOnWindowFocus: 'always' });
}

export function useRefreshedReferences(): () => Promise<void> {
  const client = useQueryClient();
  return () => refetch(client);
}
