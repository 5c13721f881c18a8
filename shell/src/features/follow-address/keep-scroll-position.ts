import { onResize } from '@jobharbor/shared/browser/on-resize';

/** Timeout in milliseconds: a page in view that is still too short then keeps its current position. */
const maxWait = 60_000;
/** Milliseconds for which later layout shifts are corrected. */
const maxHold = 10_000;

const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export interface ScrollHold {
  /** Begins to scroll: the page has been rendered. */
  start(): void;
  isHeld(): boolean;
  end(): void;
}

/**
 * Keeps the page at the scroll position `wanted` while its content loads. While a page is too short, as with the
 * placeholders of a list, it is not scrolled to its end. Stops some seconds after the position is reached, and as soon as
 * the person scrolls, points or types. Meanwhile `data-position` on `<html>` is the position, by which a long list knows
 * what it has to render at once. From the first frame after `start` on `data-held` has everything laid out: estimated heights of what is
 * outside the view (`content-visibility`) would move it.
 */
export function keepScrollPosition(wanted: number): ScrollHold {
  const root = document.documentElement;
  let isHeld = true;
  let isInPlace = false;
  root.dataset.position = `${wanted}`;
  const apply = () => {
    const isReachable = root.scrollHeight - window.innerHeight >= wanted - 1;
    if (isReachable && !isInPlace) {
      isInPlace = true;
      clearTimeout(timer);
      timer = setTimeout(end, maxHold);
    }
    if (isReachable && Math.abs(window.scrollY - wanted) > 1) window.scrollTo(0, wanted);
  };
  let stop = () => {};
  const end = () => {
    isHeld = false;
    delete root.dataset.position;
    delete root.dataset.held;
    stop();
    clearTimeout(timer);
    for (const intent of intents) window.removeEventListener(intent, end);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The next frame is that of the page that is returned to. Now, `data-held` would style and lay out the one that is left.
  // A tab in the background has no frames and reports no sizes: it waits from its first frame on.
  const awaitFrame = () =>
    requestAnimationFrame(() => {
      if (!isHeld) return;
      root.dataset.held = '';
      if (!isInPlace) timer = setTimeout(() => (document.hidden ? awaitFrame() : end()), maxWait);
    });
  let isStarted = false;
  const start = () => {
    if (!isHeld || isStarted) return;
    isStarted = true;
    // Before, they are about the page that is left.
    for (const intent of intents) window.addEventListener(intent, end, { passive: true });
    awaitFrame();
    stop = onResize(document.body, apply);
  };
  return { start, isHeld: () => isHeld, end };
}
