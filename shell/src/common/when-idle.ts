import { onIdle } from '@jobharbor/shared/browser/on-idle';

/** Runs `work` when the page has loaded and the browser is idle, at the latest five seconds later, unless it is cancelled before. */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = onIdle(work, { timeout: 5_000, delay: 2_000 });
  };
  if (document.readyState === 'complete') {
    wait();
    return cancel;
  }
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
