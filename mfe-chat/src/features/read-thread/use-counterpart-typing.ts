import { useTopic } from '@jobharbor/shared/remote';
import { useEffect, useState } from 'react';
import { messageTopic, typingTopic } from '../../common/topics.ts';

const hideAfterMs = 5_000;

/** Whether the counterpart is typing: for some seconds after each `typing` event, until their message arrives. */
export function useCounterpartTyping(chatId: number): boolean {
  const [typingEvents, setTypingEvents] = useState(0);
  useTopic(typingTopic, ({ chat_id, side }) => {
    if (chat_id === chatId && side === 'recruiter') setTypingEvents((count) => count + 1);
  });
  useTopic(messageTopic, ({ message }) => {
    if (message.chat_id === chatId && message.sender === 'recruiter') setTypingEvents(0);
  });
  useEffect(() => {
    if (typingEvents === 0) return;
    const timer = setTimeout(() => setTypingEvents(0), hideAfterMs);
    return () => clearTimeout(timer);
  }, [typingEvents]);
  return typingEvents > 0;
}
