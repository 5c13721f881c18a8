import { userOf } from '@jobharbor/shared/remote';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '../../common/when-idle.ts';
import { useFrame } from './frame-context.tsx';

/**
 * The slots beside the account menu, for signed-in people. Each has a place of its own that is kept free, so that
 * their order is the same and nothing moves, whichever loads first.
 */
export function HeaderSlots() {
  const user = useStore(useFrame().session, userOf);
  return (
    user && (
      <>
        <HeaderSlot slot="header-news" />
        <HeaderSlot slot="header-actions" />
      </>
    )
  );
}

/** Mounted when the page is idle: nobody waits for it. A slot that nothing fills takes no room. */
function HeaderSlot({ slot }: { slot: string }) {
  const { mountSlot, session } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const isSignedIn = useStore(session, (state) => state.status === 'signed-in');
  useEffect(() => {
    const element = place.current;
    if (!element || !isSignedIn) return;
    let undo = whenIdle(() => {
      element.hidden = false;
      undo = mountSlot(slot, element, {}, () => {
        element.hidden = true;
      });
    });
    return () => undo();
  }, [slot, isSignedIn, mountSlot]);
  return <div ref={place} className={`jhf-${slot}`} />;
}
