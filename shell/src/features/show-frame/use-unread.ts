import type { EventBus } from '@jobharbor/shared/remote';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';

/** Unread messages, as whoever counts them tells; none for somebody who is not signed in. */
export function useUnread(): number {
  const { events, session } = useFrame();
  const [count, setCount] = useState(0);
  const isSignedIn = useStore(session, ({ status }) => status === 'signed-in');
  useEffect(() => hearUnread(events, setCount), [events]);
  return isSignedIn ? count : 0;
}

/** Tells of news only: React keeps every state that it is given until it next draws, also one that changes nothing. */
export function hearUnread(events: Pick<EventBus, 'on'>, tell: (count: number) => void): () => void {
  let last = 0;
  return events.on('chat:unread', ({ count }) => {
    if (count !== last) tell(count);
    last = count;
  });
}
