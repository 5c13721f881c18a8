const pollInterval = 500;

/** Calls `listener` at once and when the size of an element changes, else every half second. Returns the undo. */
export function onResize(element: Element, listener: () => void): () => void {
  if (!('ResizeObserver' in window)) {
    listener();
    const timer = setInterval(listener, pollInterval);
    return () => clearInterval(timer);
  }
  const size = new ResizeObserver(listener);
  size.observe(element);
  return () => size.disconnect();
}
