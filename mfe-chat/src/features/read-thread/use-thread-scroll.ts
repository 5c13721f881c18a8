import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance in pixels from an edge that counts as being at it. */
const edgeDistance = 120;

/** Space in pixels above the mark of the first unread message. */
const spaceAbove = 16;

/**
 * Scroll state of a thread in a `column-reverse` box: `scrollTop` is 0 at the newest message and negative above it, and
 * earlier messages that are prepended do not move the view. It starts at the element `opensAt` if that is above the view.
 */
export function useThreadScroll(opensAt: string, onNearStart: () => void) {
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    takeFocus(box.current);
    const mark = box.current?.querySelector(opensAt);
    if (!box.current || !mark) return;
    const above = mark.getBoundingClientRect().top - box.current.getBoundingClientRect().top - spaceAbove;
    if (above >= 0) return;
    box.current.scrollTop += above;
    setAtEnd(Math.abs(box.current.scrollTop) < edgeDistance);
  }, [opensAt]);

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

/** A chat that was opened by keyboard takes the focus from its link in the list; a mouse or a finger moves none. */
function takeFocus(box: HTMLElement | null): void {
  if (document.activeElement?.matches('.jhc-item:focus-visible')) box?.focus({ preventScroll: true });
}
