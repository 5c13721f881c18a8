import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

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
}

export const siteUrl = (): string => inject('siteUrl');

/** One browser for a file of journeys; a fresh visitor, without cookies, at each call. */
export function useBrowser(): { open(options?: BrowserContextOptions): Promise<Visitor> } {
  let browser: Browser;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
  });
  afterEach(async ({ task }) => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    for (const { page } of visitors.splice(0)) await page.context().close();
    if (task.result?.state !== 'fail') expect(complaints).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    async open(options = desk) {
      const context = await browser.newContext({ baseURL: siteUrl(), ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const body = request.url().endsWith('/telemetry') ? (request.postData() ?? '') : '';
        if (body.includes('hydration-mismatch')) complaints.push(`hydration: ${body}`);
      });
      const visitor = { page, complaints };
      visitors.push(visitor);
      return visitor;
    },
  };
}
