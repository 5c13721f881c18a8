import { setAppliedFlag, setSavedFlag, useFlagsStore } from '@jobharbor/shared/domain/jobs';
import { useCallSource, useRemote, useShellEvent } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';

/** Lazy: applications do not change while a page loads. Offline, refetching would fail as well. */
const invalidate = (queryClient: QueryClient) =>
  import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/domain/applications').then(
    ({ invalidateApplications }) => invalidateApplications(queryClient),
    () => {},
  );

/** Applies the job flags that all remotes set to the cache; `useJobNews` relays them between tabs and devices. */
export function useJobFlagSync(): void {
  const { queryClient } = useRemote();
  const source = useCallSource();
  // Before any part is hydrated: the store keeps the flags that came with the page.
  useFlagsStore();

  useShellEvent('job:saved', ({ jobId, isSaved }) => setSavedFlag(queryClient, source, jobId, isSaved));
  useShellEvent('job:applied', (application) => setAppliedFlag(queryClient, source, application));
  useShellEvent('application:changed', () => void invalidate(queryClient));
}
