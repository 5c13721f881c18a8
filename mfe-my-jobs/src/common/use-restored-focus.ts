import { type RefObject, useEffect, useRef } from 'react';

/** The ref of the button that removed a row: it takes the focus when `wasRestored` says that Undo brought the row back. */
export function useRestoredFocus(wasRestored: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasRestored) button.current?.focus();
  }, [wasRestored]);
  return button;
}
