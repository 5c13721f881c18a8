import { useCallback, useRef, useState } from 'react';

/** Pixels from an edge that still count as being there. */
const near = 120;

/**
 * Follows a thread that grows upwards: the box is laid out from its end (`column-reverse`), so that `scrollTop` is 0 at
 * the newest message and negative above it, and what is put in before the first message moves nothing.
 */
export function useThreadScroll(onNearStart: () => void) {
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const fromEnd = Math.abs(element.scrollTop);
    setAtEnd(fromEnd < near);
    if (element.scrollHeight - element.clientHeight - fromEnd < near * 4) onNearStart();
  };
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = 0;
    setAtEnd(true);
  }, []);
  return { box, isAtEnd, onScroll, toEnd };
}
