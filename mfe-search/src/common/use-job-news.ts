import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect } from 'react';

/** Keeps the jobs on the page as the employer has them, over the socket of who is signed in. */
export function useJobNews(): void {
  const { queryClient, realtime } = useRemote();
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'signed-in') return;
    const stop = import(/* webpackChunkName: "job-calls" */ './apply-job-news.ts').then(
      ({ applyJobNews }) => applyJobNews(queryClient, realtime),
      // Without a connection there is no news.
      () => () => {},
    );
    return () => void stop.then((stopNow) => stopNow());
  }, [status, queryClient, realtime]);
}
