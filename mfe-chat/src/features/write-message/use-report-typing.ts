import { reportTypingCommand } from '@jobharbor/shared/contracts/socket-commands/report-typing';
import { useRemote } from '@jobharbor/shared/remote';
import { useRef } from 'react';

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
