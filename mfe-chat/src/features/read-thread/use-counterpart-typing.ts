import { useEffect, useState } from 'react';
import { useSocketEvent } from '../../core/use-realtime.ts';

const fadesAfterMs = 5_000;

/** Whether the other side is typing: a few seconds after each sign of it, and not once the message is here. */
export function useCounterpartTyping(chatId: number): boolean {
  const [lastSign, setLastSign] = useState(0);
  useSocketEvent((event) => {
    if (event.type === 'typing' && event.chat_id === chatId && event.side === 'recruiter')
      setLastSign((sign) => sign + 1);
    if (event.type === 'message' && event.message.chat_id === chatId && event.message.sender === 'recruiter')
      setLastSign(0);
  });
  useEffect(() => {
    if (lastSign === 0) return;
    const timer = setTimeout(() => setLastSign(0), fadesAfterMs);
    return () => clearTimeout(timer);
  }, [lastSign]);
  return lastSign > 0;
}
