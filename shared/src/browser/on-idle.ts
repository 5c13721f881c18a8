/** Calls `work` when the browser is idle, after `timeout` milliseconds at the latest; without `requestIdleCallback` after `delay`. */
export function onIdle(work: () => void, { timeout, delay }: { timeout: number; delay: number }): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, delay);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout });
  return () => cancelIdleCallback(request);
}
