import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { limits } from '../limits.ts';
import { collectPageErrors } from './collect-page-errors.ts';
import { launchBrowser } from './launch-browser.ts';

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const desktop = { viewport: { width: 1280, height: 850 } };

/** A visitor's browser page. Its errors are collected and fail the test at its end, unless they were expected. */
export interface Visitor {
  page: Page;
  pageErrors: string[];
  /** Accepts errors that match, because the journey causes them. */
  expectError(pattern: RegExp): void;
}

export interface BrowserOptions extends BrowserContextOptions {
  /** The site's URL; the site that all journeys share when left out. */
  site?: string;
}

export const siteUrl = (): string => inject('siteUrl');

/** The browser of this worker, whose test files share its start. It ends with the worker. */
let browserOfWorker: Browser | undefined;

/** One browser for the test files of a worker; each `open` is a new visitor without cookies. */
export function useBrowser(): { open(options?: BrowserOptions): Promise<Visitor> } {
  let browser: Browser;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    if (!browserOfWorker?.isConnected()) browserOfWorker = await launchBrowser();
    browser = browserOfWorker;
  });
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    const pageErrors = visitors.flatMap((visitor) => visitor.pageErrors);
    for (const [index, { page }] of visitors.splice(0).entries()) {
      if (hasFailed) await saveScreenshot(page, `${task.suite?.name ?? ''} ${task.name} ${index + 1}`);
      await page.context().close();
    }
    if (hasFailed && pageErrors.length > 0) console.error(pageErrors.join('\n'));
    if (!hasFailed) expect(pageErrors).toEqual([]);
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });

  return {
    async open({ site = siteUrl(), ...options } = desktop) {
      const context = await browser.newContext({ baseURL: site, ...options });
      // The consent notice is answered, since journeys are about other things.
      await context.addCookies([{ name: 'tracking', value: 'no', url: site }]);
      context.setDefaultTimeout(limits.action);
      const page = await context.newPage();
      const visitor = { page, ...collectPageErrors(page) };
      visitors.push(visitor);
      return visitor;
    },
  };
}

/** Saves a screenshot of a failed test in `artifacts/failed`. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  const file = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}.png`;
  const path = new URL(`../../artifacts/failed/${file}`, import.meta.url).pathname;
  await page.screenshot({ path, timeout: 5_000 }).catch(() => {});
}
