import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';

/**
 * The slots beside the account menu, for signed-in people. Mounted shortly after the frame, so that the page loads first.
 */
export function HeaderSlot() {
  const { mountSlot, session } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const isSignedIn = useStore(session, (state) => state.status === 'signed-in');
  useEffect(() => {
    const element = place.current;
    if (!element || !isSignedIn) return;
    let undos: (() => void)[] = [];
    const timer = setTimeout(() => {
      undos = ['header-actions', 'header-news'].map((slot) => mountSlot(slot, element, {}, () => {}));
    }, 300);
    return () => {
      clearTimeout(timer);
      for (const undo of undos) undo();
    };
  }, [isSignedIn, mountSlot]);
  return <div ref={place} className="jhf-header__slot" />;
}
