import type { Message } from '@jobharbor/shared/contracts/chat';
import { useEffect, useSyncExternalStore } from 'react';
import { useChatService } from '../../core/use-chat-service.ts';

/** Tells that the newest message has been read, once it was really in view: page visible, thread at its end. */
export function useReadReport(chatId: number, messages: readonly Message[], isInView: boolean): void {
  const service = useChatService();
  const isVisible = usePageVisible();
  const unread = messages.findLast(({ sender, status }) => sender === 'recruiter' && status !== 'read')?.id;
  useEffect(() => {
    if (unread !== undefined && isVisible && isInView) service.markRead(chatId, unread);
  }, [service, chatId, unread, isVisible, isInView]);
}

const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
