import { useRemote } from '@jobharbor/shared/remote';
import { useRef } from 'react';

const atMostEveryMs = 3_000;

/** Tells the other side that the person is typing, now and then while they do. */
export function useTypingReport(chatId: number): () => void {
  const { realtime } = useRemote();
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < atMostEveryMs) return;
    last.current = Date.now();
    realtime.send({ type: 'typing', chat_id: chatId });
  };
}
