import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useChatService } from '../../common/use-chat-service.ts';
import { lastInView } from './last-in-view.ts';

/** Milliseconds for which messages are on screen before they are reported, and between two reports. */
const throttleMs = 300;

/**
 * Marks messages as read up to the last one that was on the screen of a visible page. Call the returned function whenever
 * the thread was scrolled.
 */
export function useMarkRead(
  chatId: number,
  messages: readonly Message[],
  box: RefObject<HTMLElement | null>,
): () => void {
  const service = useChatService();
  const isVisible = useIsPageVisible();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seen = useRef(0);
  const known = useRef(messages);
  const report = () => {
    timer.current = undefined;
    if (document.visibilityState !== 'visible' || !box.current) return;
    const last = lastInView(box.current);
    const unread = known.current.findLast(
      ({ id, sender, status }) => id <= last && sender === 'recruiter' && status !== 'read',
    );
    if (unread === undefined || unread.id <= seen.current) return;
    seen.current = unread.id;
    service.markRead(chatId, seen.current);
  };
  // Not at once: a block that was just rendered may still push messages off the screen.
  const look = () => {
    if (isVisible) timer.current ??= setTimeout(report, throttleMs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came in meanwhile is on screen, or is not.
  useEffect(() => {
    known.current = messages;
    look();
  }, [messages, isVisible]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return look;
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
