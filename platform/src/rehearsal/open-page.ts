import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { findChromium } from '../verify/find-chromium.ts';
import { answerForProbe, type ProbeWindow, probePath } from './probe-remote.ts';

/** Milliseconds to wait for a task of the page that runs when it is idle. */
const idleLimit = 5_000;

/** Launches headless Chromium, also as root in containers. `engine`: V8 flags. */
export const launchBrowser = (...engine: string[]) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // No GPU emulation: saves a third of the processor time.
      '--disable-gpu',
      // Disables hidden pages of the address bar: a third of the browser's processor time.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled,PaintHolding',
      `--js-flags=${['--expose-gc', ...engine].join(' ')}`,
    ],
  });

/** Waits until the page has asked for nothing for a moment; not for ever, and not again for what never came. */
export function followRequests(page: Page): { quiet(): Promise<void> } {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const givenUp = new WeakSet<Request>();
  let patience = 4_000;
  return {
    async quiet() {
      const until = Date.now() + patience;
      let since = Date.now();
      while (Date.now() - since < 60) {
        await new Promise((resolve) => setTimeout(resolve, 15));
        const waiting = [...open].filter((request) => !givenUp.has(request));
        if (waiting.length > 0) since = Date.now();
        if (Date.now() < until) continue;
        for (const request of waiting) givenUp.add(request);
        // A page that keeps requests open does so at each mount.
        if (waiting.length > 0) patience = 500;
        return;
      }
    },
  };
}

/** Creates a test account by the API and signs the context in; false if the API creates none. */
export async function signIn(context: BrowserContext, url: string): Promise<boolean> {
  const tag = crypto.randomUUID().slice(0, 12);
  const answer = await context.request
    .post(`${url}/api/auth/register`, {
      data: {
        email: `release-check.${tag}@example.test`,
        password: `check-${crypto.randomUUID()}`,
        first_name: 'Release check',
        terms_and_condition: 1,
        source: 'web',
      },
    })
    .catch(() => null);
  return answer?.ok() ?? false;
}

/** A desktop browser context that also serves the probe's files. */
export async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 } });
  // Blocks tracking: it would load while the heap is measured.
  await context.addCookies([{ name: 'tracking', value: 'no', url }]);
  await answerForProbe(context);
  // Blocks health reports.
  await context.route('**/telemetry', (route) => route.fulfill({ status: 204 }));
  return context;
}

/**
 * Opens the probe's empty page and waits until it is idle. The frame's deferred work is done, no request is pending
 * (session, badges), and no element was added for half a second.
 */
export async function openProbe(page: Page, siteBase: string): Promise<void> {
  const requests = followRequests(page);
  await page.goto(siteBase + probePath);
  await page.waitForFunction(() => (window as ProbeWindow).jhProbe !== undefined);
  const count = async () => {
    await page.evaluate(
      (timeout) => new Promise((done) => requestIdleCallback(done, { timeout })),
      idleLimit,
    );
    await requests.quiet();
    return page.evaluate(() => document.querySelectorAll('*').length);
  };
  let last = -1;
  for (let now = await count(); now !== last; now = await count()) {
    last = now;
    await page.waitForTimeout(500);
  }
}
