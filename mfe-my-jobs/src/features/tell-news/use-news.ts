import { gapTopic } from '@jobharbor/shared/realtime';
import { callPrefix, useCall, useRemote, useUser } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { newsCall, notificationsCall } from '../../common/list-calls.ts';
import { newsTopic } from '../../common/topics.ts';

/** How often news are fetched while there is no socket, which a proxy may forbid. */
const pollMs = 60_000;

/** Unseen news of the person's applications, updated by the WebSocket in every tab. */
export function useNews() {
  const { realtime, queryClient } = useRemote();
  const user = useUser();
  useEffect(() => {
    const refetch = () => {
      for (const call of [newsCall, notificationsCall])
        void queryClient.invalidateQueries({ queryKey: callPrefix(call) });
    };
    const stops = [realtime.on(newsTopic, refetch), realtime.on(gapTopic, refetch)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime, queryClient]);
  return useCall(
    newsCall,
    {},
    {
      // Recruiters have theirs on the employers' site.
      enabled: user?.role === 'jobseeker',
      // An API older than news answers 404.
      retry: false,
      refetchInterval: () => (realtime.status() === 'online' ? false : pollMs),
    },
  );
}
