import type { Message } from '@jobharbor/shared/contracts/message';
import { useEffect, useSyncExternalStore } from 'react';
import { useChatService } from '../../common/use-chat-service.ts';

/** Marks the newest message as read once it is in view: page visible and thread scrolled to its end. */
export function useMarkRead(chatId: number, messages: readonly Message[], isInView: boolean): void {
  const service = useChatService();
  const isVisible = useIsPageVisible();
  const unread = messages.findLast(({ sender, status }) => sender === 'recruiter' && status !== 'read')?.id;
  useEffect(() => {
    if (unread !== undefined && isVisible && isInView) service.markRead(chatId, unread);
  }, [service, chatId, unread, isVisible, isInView]);
}

const useIsPageVisible = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
