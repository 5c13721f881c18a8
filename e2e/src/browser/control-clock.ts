import type { Page } from 'playwright';
import { limits } from '../limits.ts';

export interface PageClock {
  /** Advances the page's clock until `isDone`: only while no request is pending, or with `isHanging` no new one. */
  until(isDone: () => boolean | Promise<boolean>, options?: { isHanging?: boolean }): Promise<void>;
}

/** Controls the clock of a page, so that its pauses and time limits pass without waiting. Call it before the first page. */
export async function controlClock(page: Page): Promise<PageClock> {
  const open = new Set<object>();
  let lastChange = Date.now();
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry')) return;
    open.add(request);
    lastChange = Date.now();
  });
  const settle = (request: object) => {
    if (open.delete(request)) lastChange = Date.now();
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  await page.clock.install();

  return {
    async until(isDone, { isHanging = false } = {}) {
      const deadline = Date.now() + limits.action;
      while (!(await isDone())) {
        if (Date.now() > deadline)
          throw new Error(`The condition did not hold within ${limits.action / 1000} seconds.`);
        const quietFor = Date.now() - lastChange;
        if (isHanging ? quietFor > 400 : quietFor > 100 && open.size === 0)
          await page.clock.fastForward(isHanging ? 2_100 : 1_300);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    },
  };
}
