import { openChannel } from '@jobharbor/shared/browser/open-channel';
import { applicationTopic } from '@jobharbor/shared/contracts/topics/application';
import { savedTopic } from '@jobharbor/shared/contracts/topics/saved';
import type { RemoteProps, ShellEvents } from '@jobharbor/shared/remote/props';

type FlagEvent =
  | { name: 'job:saved'; payload: { jobId: number; isSaved: boolean } }
  | { name: 'job:applied'; payload: ShellEvents['job:applied'] }
  | { name: 'application:changed'; payload: { applicationId: number } };

/**
 * Broadcasts the job flags that all remotes set to the person's other tabs (BroadcastChannel). Emits those of other tabs
 * and, by the socket, of other devices. Returns its undo.
 */
export function relayJobFlags(
  { events, realtime }: Pick<RemoteProps, 'events' | 'realtime'>,
  userId: number | undefined,
): () => void {
  // One channel for each person: tabs of another account must not receive the events.
  const channel = openChannel(`jh-job-flags-${userId}`);
  let isRelaying = false;
  const broadcast = (event: FlagEvent) => {
    if (!isRelaying) channel.postMessage(event);
  };
  /** Emits an event from another tab or device, without broadcasting it again. */
  const relay = ({ name, payload }: FlagEvent) => {
    isRelaying = true;
    events.emit(name, payload as never);
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
}
