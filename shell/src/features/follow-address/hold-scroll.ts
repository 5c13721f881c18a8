/** Milliseconds after which a page that is still too short keeps the position that it has: a slow answer may take long. */
const maxWait = 60_000;
/** Milliseconds for which content may still move what is in place. */
const maxHold = 10_000;

const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export interface ScrollHold {
  isHeld(): boolean;
  end(): void;
}

/**
 * Keeps the page at the scroll position `wanted` while its content arrives. A page that is too short yet, as with the
 * placeholders of a list, is not scrolled to its end. Ends some seconds after it is in place, and as soon as the person scrolls, points or types.
 */
export function holdScroll(wanted: number): ScrollHold {
  const root = document.documentElement;
  let isHeld = true;
  let isInPlace = false;
  const apply = () => {
    const isReachable = root.scrollHeight - window.innerHeight >= wanted - 1;
    if (isReachable && !isInPlace) {
      isInPlace = true;
      clearTimeout(timer);
      timer = setTimeout(end, maxHold);
    }
    if (isReachable && Math.abs(window.scrollY - wanted) > 1) window.scrollTo(0, wanted);
  };
  const observer = new ResizeObserver(apply);
  const end = () => {
    isHeld = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const intent of intents) window.removeEventListener(intent, end);
  };
  let timer = setTimeout(end, maxWait);
  for (const intent of intents) window.addEventListener(intent, end, { passive: true });
  apply();
  observer.observe(document.body);
  return { isHeld: () => isHeld, end };
}
