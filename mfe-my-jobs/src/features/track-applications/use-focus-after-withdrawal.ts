import { type RefObject, useEffect, useRef } from 'react';

/** Ref of the card to focus when the button that had the focus goes with the possibility to withdraw. */
export function useFocusAfterWithdrawal(canWithdraw: boolean): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const could = useRef(canWithdraw);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (could.current && !canWithdraw && isLost) card.current?.focus({ preventScroll: true });
    could.current = canWithdraw;
  }, [canWithdraw]);
  return card;
}
