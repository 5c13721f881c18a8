import { lazyTopic } from '@jobharbor/shared/realtime';
import { useRemote, useSession, useShellEvent } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { noteApplied, noteSaved } from './marks.ts';

/** Lazy: its schema is loaded with the first frame, not with the page. */
const savedTopic = lazyTopic(
  'saved',
  async () => (await import('@jobharbor/shared/contracts/topics/saved')).savedTopic,
);

type News =
  | { name: 'job:saved'; payload: { jobId: number; isSaved: boolean } }
  | { name: 'job:applied'; payload: { jobId: number; applicationId: number } };

/** Hears what other remotes, other tabs and other devices do with jobs, and tells other tabs what is done here. */
export function useJobFlagSync(): void {
  const { queryClient, realtime, events } = useRemote();
  const { status, user } = useSession();
  const userId = user?.id;

  const hear = useEffectEvent((news: News) => events.emit(news.name, news.payload as never));
  useShellEvent('job:saved', ({ jobId, isSaved }) => noteSaved(queryClient, userId, jobId, isSaved));
  useShellEvent('job:applied', ({ jobId, applicationId }) =>
    noteApplied(queryClient, userId, jobId, applicationId),
  );

  useEffect(() => {
    if (status !== 'signed-in') return;
    // A channel a person: another account's tab must not hear.
    const channel = new BroadcastChannel(`jh-marks-${userId}`);
    let isHearing = false;
    const tell = (news: News) => {
      if (!isHearing) channel.postMessage(news);
    };
    const repeat = (news: News) => {
      isHearing = true;
      hear(news);
      isHearing = false;
    };
    const stops = [
      events.on('job:saved', (payload) => tell({ name: 'job:saved', payload })),
      events.on('job:applied', (payload) => tell({ name: 'job:applied', payload })),
      realtime.on(savedTopic, ({ job_id, is_saved }) =>
        repeat({ name: 'job:saved', payload: { jobId: job_id, isSaved: is_saved } }),
      ),
    ];
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => repeat(data));
    return () => {
      for (const stop of stops) stop();
      channel.close();
    };
  }, [status, userId, events, realtime]);
}
