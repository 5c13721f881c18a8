import { useRemote } from '@jobharbor/shared/remote';
import { useRef } from 'react';
import { reportTypingCommand } from '../../common/topics.ts';

const minIntervalMs = 3_000;

/** Sends `typing` to the counterpart, throttled. */
export function useReportTyping(chatId: number): () => void {
  const { realtime } = useRemote();
  const lastSent = useRef(0);
  return () => {
    if (Date.now() - lastSent.current < minIntervalMs) return;
    lastSent.current = Date.now();
    realtime.send(reportTypingCommand, { chat_id: chatId });
  };
}
