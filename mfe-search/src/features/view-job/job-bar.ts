import { createVisibilityObserver } from '@jobharbor/shared/browser/create-visibility-observer';
import { onResize } from '@jobharbor/shared/browser/on-resize';
import { type RefCallback, useCallback, useState } from 'react';

/** Height of the sticky site header in pixels. */
const headerHeight = '-64px 0px 0px';

/** Whether an element has been scrolled past, and its ref. */
export function useIsPast(): [boolean, RefCallback<Element>] {
  const [isPast, setIsPast] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (element === null) return;
    const sight = createVisibilityObserver((_, isSeen) => setIsPast(!isSeen), { rootMargin: headerHeight });
    sight.observe(element);
    return () => sight.disconnect();
  }, []);
  return [isPast, watch];
}

/** Ref of a bar that is fixed at the bottom of a phone: moves the frame's notifications above it. */
export function reservePageEnd(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return;
  const { style } = document.documentElement;
  const stop = onResize(bar, () => {
    const isFixed = getComputedStyle(bar).position === 'fixed';
    style.setProperty('--jh-page-end', isFixed ? `${bar.offsetHeight}px` : '0px');
  });
  return () => {
    stop();
    style.removeProperty('--jh-page-end');
  };
}
