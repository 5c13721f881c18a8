import { openChannel } from '@jobharbor/shared/browser/environment';
import { setAppliedFlag, setSavedFlag } from '@jobharbor/shared/domain/jobs';
import { lazyTopic } from '@jobharbor/shared/realtime';
import { useCallSource, useRemote, useSession, useShellEvent } from '@jobharbor/shared/remote';
import type { ShellEvents } from '@jobharbor/shared/remote/props';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Lazy: its schema is loaded with the first frame, not with the page. */
const savedTopic = lazyTopic(
  'saved',
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/contracts/topics/saved')).savedTopic,
);
const applicationTopic = lazyTopic(
  'application',
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/contracts/topics/application'))
      .applicationTopic,
);

/** Lazy: applications do not change while a page loads. Offline, refetching would fail as well. */
const invalidate = (queryClient: QueryClient) =>
  import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/domain/applications').then(
    ({ invalidateApplications }) => invalidateApplications(queryClient),
    () => {},
  );

type FlagEvent =
  | { name: 'job:saved'; payload: { jobId: number; isSaved: boolean } }
  | { name: 'job:applied'; payload: ShellEvents['job:applied'] }
  | { name: 'application:changed'; payload: { applicationId: number } };

/**
 * Synchronises the job flags. It applies events of all remotes to the cache and broadcasts them to other tabs
 * (BroadcastChannel). It emits events from other tabs and, by the socket, from other devices.
 */
export function useJobFlagSync(): void {
  const { queryClient, realtime, events } = useRemote();
  const { status, user } = useSession();
  const source = useCallSource();
  const userId = user?.id;

  const emit = useEffectEvent(({ name, payload }: FlagEvent) => events.emit(name, payload as never));
  useShellEvent('job:saved', ({ jobId, isSaved }) => setSavedFlag(queryClient, source, jobId, isSaved));
  useShellEvent('job:applied', (application) => setAppliedFlag(queryClient, source, application));
  useShellEvent('application:changed', () => void invalidate(queryClient));

  useEffect(() => {
    if (status !== 'signed-in') return;
    // One channel for each person: tabs of another account must not receive the events.
    const channel = openChannel(`jh-job-flags-${userId}`);
    let isRelaying = false;
    const broadcast = (event: FlagEvent) => {
      if (!isRelaying) channel.postMessage(event);
    };
    /** Emits an event from another tab or device, without broadcasting it again. */
    const relay = (event: FlagEvent) => {
      isRelaying = true;
      emit(event);
      isRelaying = false;
    };
    const unsubscribes = [
      events.on('job:saved', (payload) => broadcast({ name: 'job:saved', payload })),
      events.on('job:applied', (payload) => broadcast({ name: 'job:applied', payload })),
      events.on('application:changed', (payload) => broadcast({ name: 'application:changed', payload })),
      realtime.on(savedTopic, ({ job_id, is_saved }) =>
        relay({ name: 'job:saved', payload: { jobId: job_id, isSaved: is_saved } }),
      ),
      realtime.on(applicationTopic, ({ application_id }) =>
        relay({ name: 'application:changed', payload: { applicationId: application_id } }),
      ),
    ];
    const onMessage = ({ data }: MessageEvent<FlagEvent>) => relay(data);
    channel.addEventListener('message', onMessage);
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      channel.removeEventListener('message', onMessage);
      channel.close();
    };
  }, [status, userId, events, realtime]);
}
