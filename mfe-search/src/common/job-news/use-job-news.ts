import { onIdle } from '@jobharbor/shared/browser/on-idle';
import { nextTask, useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect } from 'react';

/** Milliseconds until a guest's page loads what polls: nothing that its first view waits for. */
const guestPauseMs = 10_000;

type Undo = () => void;

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
    const { queryClient, realtime, http } = remote;
    const undo: Undo[] = [];
    let isStopped = false;
    const follow = <M>(loading: Promise<M>, start: (module: M) => Undo) =>
      loading.then(
        async (module) => {
          // Its code has run in this task.
          await nextTask();
          if (!isStopped) undo.push(start(module));
        },
        // Without a connection there is no news.
        () => {},
      );
    if (status === 'guest')
      undo.push(
        after(guestPauseMs, () => void follow(loadNews(), (news) => news.pollJobNews(queryClient, http))),
      );
    else {
      void follow(loadRelay(), ({ relayJobFlags }) => relayJobFlags(remote, userId));
      // When idle, since its code has the schemas of all lists.
      undo.push(
        onIdle(() => void follow(loadNews(), (news) => news.applyJobNews(queryClient, realtime)), {
          timeout: 3_000,
          delay: 300,
        }),
      );
    }
    return () => {
      isStopped = true;
      for (const stop of undo) stop();
    };
  }, [status, userId, remote]);
}

const loadNews = () => import(/* webpackChunkName: "job-calls" */ './apply-job-news.ts');
const loadRelay = () => import(/* webpackChunkName: "job-calls" */ './relay-job-flags.ts');

function after(milliseconds: number, work: () => void): Undo {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
