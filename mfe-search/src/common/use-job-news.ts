import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect } from 'react';

/** Milliseconds until a guest's page loads what polls: nothing that its first view waits for. */
const guestPauseMs = 10_000;

/**
 * Keeps the jobs on the page up to date: over the socket for signed-in users, by a request a minute for guests.
 */
export function useJobNews(): void {
  const { http, queryClient, realtime } = useRemote();
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'signed-in' && status !== 'guest') return;
    let stop = () => {};
    let isStopped = false;
    const start = () =>
      import(/* webpackChunkName: "job-calls" */ './apply-job-news.ts').then(
        ({ applyJobNews, pollJobNews }) => {
          if (!isStopped)
            stop = status === 'guest' ? pollJobNews(queryClient, http) : applyJobNews(queryClient, realtime);
        },
        // Without a connection there is no news.
        () => {},
      );
    const timer = status === 'guest' ? setTimeout(start, guestPauseMs) : void start();
    return () => {
      isStopped = true;
      clearTimeout(timer ?? undefined);
      stop();
    };
  }, [status, http, queryClient, realtime]);
}
