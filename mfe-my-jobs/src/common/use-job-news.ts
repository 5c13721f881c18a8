import { useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { useInvalidateLists } from './use-invalidate-lists.ts';

/** Fetches the lists again when a job that stands in one of them closes, pauses or opens again, over the socket. */
export function useJobNews(): void {
  const { queryClient, realtime } = useRemote();
  const invalidate = useInvalidateLists();
  useEffect(() => {
    const stop = import(/* webpackChunkName: "topics" */ './apply-job-news.ts').then(
      ({ applyJobNews }) => applyJobNews(queryClient, realtime, () => void invalidate('saved')),
      // Without a connection there is no news.
      () => () => {},
    );
    return () => void stop.then((stopNow) => stopNow());
  }, [queryClient, realtime, invalidate]);
}
