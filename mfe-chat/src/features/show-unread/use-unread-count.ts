import { useRemote } from '@jobharbor/shared/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatKeys, usePersonId } from '../../core/chat-keys.ts';
import { usePollingInterval } from '../../core/use-realtime.ts';

/** Long enough for a message that is read as it arrives to be read, and for a burst to be one question. */
const settleMs = 300;

/** Unread messages in all chats, told to the other remotes as well. */
export function useUnreadCount(): number {
  const { http, events } = useRemote();
  const personId = usePersonId();
  useUnreadNews(personId);
  const { data: count = 0 } = useQuery({
    queryKey: chatKeys.unread(personId),
    queryFn: async ({ signal }) => (await import('../../core/api/count-unread.ts')).countUnread(http, signal),
    refetchInterval: usePollingInterval(60_000),
    enabled: personId > 0,
  });
  useEffect(() => events.emit('chat:unread', { count }), [events, count]);
  return count;
}

/** Counts again when a message came, when some were read in any tab, and after a gap in the connection. */
function useUnreadNews(personId: number): void {
  const { realtime } = useRemote();
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const countSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: chatKeys.unread(personId) }),
        settleMs,
      );
    };
    const stopEvents = realtime.onEvent((event) => {
      if (event.type === 'message' && event.message.sender === 'recruiter') countSoon();
      if (event.type === 'receipt' && event.side === 'jobseeker' && event.status === 'read') countSoon();
    });
    let hadGap = false;
    const stopStatus = realtime.onStatus((status) => {
      if (status === 'online' && hadGap) countSoon();
      hadGap = status !== 'online';
    });
    return () => {
      clearTimeout(timer);
      stopEvents();
      stopStatus();
    };
  }, [realtime, queryClient, personId]);
}
