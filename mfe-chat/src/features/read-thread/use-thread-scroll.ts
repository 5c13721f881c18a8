import { useCallback, useRef, useState } from 'react';

/** Distance in pixels from an edge that counts as being at it. */
const edgeDistance = 120;

/**
 * Scroll state of a thread in a `column-reverse` box: `scrollTop` is 0 at the newest message and negative above it, and
 * earlier messages that are prepended do not move the view.
 */
export function useThreadScroll(onNearStart: () => void) {
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const fromEnd = Math.abs(element.scrollTop);
    setAtEnd(fromEnd < edgeDistance);
    if (element.scrollHeight - element.clientHeight - fromEnd < edgeDistance * 4) onNearStart();
  };
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = 0;
    setAtEnd(true);
  }, []);
  return { box, isAtEnd, onScroll, toEnd };
}
