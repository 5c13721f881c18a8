import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect } from 'react';

/** Milliseconds until a guest's page loads what polls: nothing that its first view waits for. */
const guestPauseMs = 10_000;

/**
 * Keeps the jobs on the page up to date: over the socket for signed-in users, by a request a minute for guests. Relays the
 * job flags of signed-in users between tabs and devices.
 */
export function useJobNews(): void {
  const remote = useRemote();
  const { status, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (status !== 'signed-in' && status !== 'guest') return;
    let stop = () => {};
    let isStopped = false;
    const start = () =>
      import(/* webpackChunkName: "job-calls" */ './apply-job-news.ts').then(
        ({ followOwnJobs, pollJobNews }) => {
          if (!isStopped)
            stop =
              status === 'guest'
                ? pollJobNews(remote.queryClient, remote.http)
                : followOwnJobs(remote, userId);
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
  }, [status, userId, remote]);
}
