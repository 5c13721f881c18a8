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
    if (status === 'unknown') return;
    let stop = () => {};
    let isStopped = false;
    const start = async () => {
      const follow =
        status === 'guest'
          ? (await import(/* webpackChunkName: "job-calls" */ './apply-job-news.ts')).pollJobNews
          : (await import(/* webpackChunkName: "job-calls" */ './follow-own-jobs.ts')).followOwnJobs;
      if (!isStopped) stop = follow(remote, userId);
    };
    // Without a connection there is no news.
    const timer = setTimeout(() => void start().catch(() => {}), status === 'guest' ? guestPauseMs : 0);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop();
    };
  }, [status, userId, remote]);
}
