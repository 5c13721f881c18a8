import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { hearComplaints } from './hear-complaints.ts';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 850 } };

/** A visitor's window. What the page complains of is kept, and fails the test at its end unless it was expected. */
export interface Visitor {
  page: Page;
  complaints: string[];
  /** This complaint belongs to the story: the page was given reason for it. */
  forgive(complaint: RegExp): void;
}

export interface BrowserOptions extends BrowserContextOptions {
  /** The site that is visited, where it is not the one that the whole run shares. */
  site?: string;
}

export const siteUrl = (): string => inject('siteUrl');

const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // A page that a journey has altered counts as another network's, which may not open sockets to this machine.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-features=LocalNetworkAccessChecks'],
  });

/** One browser for a file of journeys; a fresh visitor, without cookies, at each call. */
export function useBrowser(): { open(options?: BrowserOptions): Promise<Visitor> } {
  let browser: Browser;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    for (const [index, { page }] of visitors.splice(0).entries()) {
      if (hasFailed) await keepPicture(page, `${task.suite?.name ?? ''} ${task.name} ${index + 1}`);
      await page.context().close();
    }
    if (hasFailed && complaints.length > 0) console.error(complaints.join('\n'));
    if (!hasFailed) expect(complaints).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    async open({ site = siteUrl(), ...options } = desk) {
      const context = await browser.newContext({ baseURL: site, ...options });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      const visitor = { page, ...hearComplaints(page) };
      visitors.push(visitor);
      return visitor;
    },
  };
}

/** What the page looked like when its test failed. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const file = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}.png`;
  const path = new URL(`../../artifacts/failed/${file}`, import.meta.url).pathname;
  await page.screenshot({ path, timeout: 5_000 }).catch(() => {});
}
