import { onIdle } from '@jobharbor/shared/browser/on-idle';

/** Runs `work` when the page has loaded and the browser is idle, at the latest five seconds later. */
export function whenIdle(work: () => void): void {
  const wait = () => onIdle(work, { timeout: 5_000, delay: 2_000 });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
