import { type RefObject, useEffect, useRef } from 'react';

/** Ref of the element to focus when `state` changes and the focused control is removed. */
export function useFocusWhenLost(state: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (last.current !== state && isLost) element.current?.focus({ preventScroll: true });
    last.current = state;
  }, [state]);
  return element;
}
