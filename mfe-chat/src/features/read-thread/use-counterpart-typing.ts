import { useEffect, useState } from 'react';
import { useSocketEvent } from '../../common/use-realtime.ts';

const hideAfterMs = 5_000;

/** Whether the counterpart is typing: for some seconds after each `typing` event, until their message arrives. */
export function useCounterpartTyping(chatId: number): boolean {
  const [typingEvents, setTypingEvents] = useState(0);
  useSocketEvent((event) => {
    if (event.type === 'typing' && event.chat_id === chatId && event.side === 'recruiter')
      setTypingEvents((count) => count + 1);
    if (event.type === 'message' && event.message.chat_id === chatId && event.message.sender === 'recruiter')
      setTypingEvents(0);
  });
  useEffect(() => {
    if (typingEvents === 0) return;
    const timer = setTimeout(() => setTypingEvents(0), hideAfterMs);
    return () => clearTimeout(timer);
  }, [typingEvents]);
  return typingEvents > 0;
}
