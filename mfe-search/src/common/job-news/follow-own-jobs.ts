import { onIdle } from '@jobharbor/shared/browser/on-idle';
import { nextTask, type RemoteEnvironment } from '@jobharbor/shared/remote';
import { relayJobFlags } from './relay-job-flags.ts';

/**
 * Relays the job flags of a signed-in person at once. Applies news of jobs from when the browser is idle on, since their
 * code has the schemas of all lists: what changed before is told then. Returns the function that stops both.
 */
export function followOwnJobs(remote: RemoteEnvironment, userId: number | undefined): () => void {
  let isStopped = false;
  const undo = [relayJobFlags(remote, userId)];
  const load = async () => {
    const { applyJobNews } = await import(/* webpackChunkName: "job-calls" */ './apply-job-news.ts');
    // Evaluating the imported module took this task; the next step gets one of its own.
    await nextTask();
    if (!isStopped) undo.push(applyJobNews(remote.queryClient, remote.realtime));
  };
  // Without a connection there is no news.
  undo.push(onIdle(() => void load().catch(() => {}), { timeout: 3_000, delay: 300 }));
  return () => {
    isStopped = true;
    for (const stop of undo) stop();
  };
}
