import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance in pixels from an edge that counts as being at it. */
const edgeDistance = 120;

/** Space in pixels above the message at which the thread opens. */
const spaceAbove = 16;

/**
 * Scroll state of a thread in a `column-reverse` box: `scrollTop` is 0 at the newest message and negative above it, and
 * earlier messages that are prepended do not move the view. It starts at the linked message, else at the mark of unread ones,
 * if that is above the view.
 */
export function useThreadScroll(linked: number | undefined, onNearStart: () => void) {
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    const row = box.current?.querySelector<HTMLElement>(`[data-message="${linked}"]`);
    const mark = row ?? box.current?.querySelector('.jhc-new');
    takeFocus(row ?? box.current);
    if (!box.current || !mark) return;
    const above = mark.getBoundingClientRect().top - box.current.getBoundingClientRect().top - spaceAbove;
    if (above >= 0) return;
    box.current.scrollTop += above;
    setAtEnd(Math.abs(box.current.scrollTop) < edgeDistance);
  }, [linked]);

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
