import { useRemote } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatKeys, usePersonId } from '../../core/chat-keys.ts';
import { usePollingInterval } from '../../core/use-realtime.ts';

/** Unread messages in all chats, told to the other remotes as well. */
export function useUnreadCount(): number {
  const { http, events } = useRemote();
  const personId = usePersonId();
  const { data: count = 0 } = useQuery({
    queryKey: chatKeys.unread(personId),
    queryFn: async ({ signal }) => (await import('../../core/api/count-unread.ts')).countUnread(http, signal),
    refetchInterval: usePollingInterval(60_000),
    enabled: personId > 0,
  });
  useEffect(() => events.emit('chat:unread', { count }), [events, count]);
  return count;
}
