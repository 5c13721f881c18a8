import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';

/**
 * The slot beside the account menu, for signed-in people. Mounted shortly after the frame, so that the page loads first.
 */
export function HeaderSlot() {
  const { mountSlot, session } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const isSignedIn = useStore(session, (state) => state.status === 'signed-in');
  useEffect(() => {
    const element = place.current;
    if (!element || !isSignedIn) return;
    let undo = () => {};
    const timer = setTimeout(() => {
      undo = mountSlot('header-actions', element, {}, () => {});
    }, 300);
    return () => {
      clearTimeout(timer);
      undo();
    };
  }, [isSignedIn, mountSlot]);
  return <div ref={place} className="jhf-header__slot" />;
}
