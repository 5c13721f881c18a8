import { type RefObject, useEffect, useRef } from 'react';

/** Ref of the button that removed a row: focuses it when `wasRestored` becomes true. */
export function useRestoredFocus(wasRestored: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasRestored) button.current?.focus();
  }, [wasRestored]);
  return button;
}
