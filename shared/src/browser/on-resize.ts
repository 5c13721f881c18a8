/** Calls `listener` at once and when the size of an element changes; only at once where the browser does not know. Returns the undo. */
export function onResize(element: Element, listener: () => void): () => void {
  if (!('ResizeObserver' in window)) {
    listener();
    return () => {};
  }
  const size = new ResizeObserver(listener);
  size.observe(element);
  return () => size.disconnect();
}
