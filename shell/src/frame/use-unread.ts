import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';

/** Unread messages, as whoever counts them tells; none for somebody who is not signed in. */
export function useUnread(): number {
  const { events, session } = useFrame();
  const [count, setCount] = useState(0);
  const isSignedIn = useStore(session, ({ status }) => status === 'signed-in');
  useEffect(() => events.on('chat:unread', (told) => setCount(told.count)), [events]);
  return isSignedIn ? count : 0;
}
