import type { Page } from 'playwright-core';

export interface PassedTime {
  /**
   * Lets time pass for the page until `isDone`: only while it asks for nothing, or where
   * `isHanging` for nothing new.
   */
  until(isDone: () => boolean | Promise<boolean>, options?: { isHanging?: boolean }): Promise<void>;
}

/** Pauses and time limits of a page without waiting for them. To be called before the first page. */
export async function passTime(page: Page): Promise<PassedTime> {
  const open = new Set<object>();
  let lastNews = Date.now();
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry')) return;
    open.add(request);
    lastNews = Date.now();
  });
  const settle = (request: object) => {
    if (open.delete(request)) lastNews = Date.now();
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  await page.clock.install();

  return {
    async until(isDone, { isHanging = false } = {}) {
      const deadline = Date.now() + 25_000;
      while (!(await isDone())) {
        if (Date.now() > deadline) throw new Error('It did not come about in 25 seconds.');
        const quietFor = Date.now() - lastNews;
        if (isHanging ? quietFor > 400 : quietFor > 100 && open.size === 0)
          await page.clock.fastForward(isHanging ? 2_100 : 1_300);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    },
  };
}
