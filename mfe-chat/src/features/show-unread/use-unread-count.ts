import { gapTopic } from '@jobharbor/shared/realtime';
import { callPrefix, useCall, useRemote } from '@jobharbor/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadCall } from '../../common/cache/chat-calls.ts';
import { usePersonId } from '../../common/cache/chat-keys.ts';
import { messageTopic, receiptTopic } from '../../common/topics.ts';
import { usePollingInterval } from '../../common/use-realtime.ts';

/**
 * Debounce in milliseconds: a message that is read on arrival is not counted, and a burst of events makes one request.
 */
const debounceMs = 300;

/** Number of unread messages in all chats; emitted to other remotes as `chat:unread`. */
export function useUnreadCount(): number {
  const { events } = useRemote();
  const personId = usePersonId();
  useUnreadRefresh();
  const { data: count = 0 } = useCall(
    unreadCall,
    {},
    {
      select: ({ unread_count }) => unread_count,
      refetchInterval: usePollingInterval(60_000),
      enabled: personId > 0,
    },
  );
  useEffect(() => events.emit('chat:unread', { count }), [events, count]);
  return count;
}

/** Refetches the count when a message arrives, when messages are read in any tab, and after a gap. */
function useUnreadRefresh(): void {
  const { realtime } = useRemote();
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetchSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: callPrefix(unreadCall) }),
        debounceMs,
      );
    };
    const undos = [
      realtime.on(messageTopic, ({ message }) => {
        if (message.sender === 'recruiter') refetchSoon();
      }),
      realtime.on(receiptTopic, ({ side, status }) => {
        if (side === 'jobseeker' && status === 'read') refetchSoon();
      }),
      realtime.on(gapTopic, refetchSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const undo of undos) undo();
    };
  }, [realtime, queryClient]);
}
