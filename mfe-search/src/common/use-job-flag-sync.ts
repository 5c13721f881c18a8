import { setAppliedFlag, setSavedFlag } from '@jobharbor/shared/domain/jobs';
import { useCallSource, useRemote, useSession, useShellEvent } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Lazy: applications do not change while a page loads. Offline, refetching would fail as well. */
const invalidate = (queryClient: QueryClient) =>
  import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/domain/applications').then(
    ({ invalidateApplications }) => invalidateApplications(queryClient),
    () => {},
  );

/** Synchronises the job flags: applies events of all remotes to the cache, and relays them between tabs and devices. */
export function useJobFlagSync(): void {
  const { queryClient, realtime, events } = useRemote();
  const { status, user } = useSession();
  const source = useCallSource();
  const userId = user?.id;

  useShellEvent('job:saved', ({ jobId, isSaved }) => setSavedFlag(queryClient, source, jobId, isSaved));
  useShellEvent('job:applied', (application) => setAppliedFlag(queryClient, source, application));
  useShellEvent('application:changed', () => void invalidate(queryClient));

  useEffect(() => {
    if (status !== 'signed-in') return;
    let stop = () => {};
    let isStopped = false;
    // Lazy: guests have no other device. Without a connection there is nothing to relay.
    import(/* webpackChunkName: "job-calls" */ './relay-job-flags.ts').then(
      ({ relayJobFlags }) => {
        if (!isStopped) stop = relayJobFlags({ events, realtime }, userId);
      },
      () => {},
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [status, userId, events, realtime]);
}
