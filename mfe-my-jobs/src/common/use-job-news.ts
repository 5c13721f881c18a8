import { useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { useInvalidateLists } from './use-invalidate-lists.ts';

/** Refetches the lists when the socket reports that one of their jobs was closed, paused or reopened. */
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
