import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { findChromium } from '../verify/find-chromium.ts';
import { answerForProbe, type ProbeWindow, probePath } from './probe-remote.ts';

/** A Chromium without a window. Journeys and checks run as root in containers too. `engine`: flags of its JavaScript engine. */
export const launchBrowser = (...engine: string[]) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // Drawn without the emulation of a graphics card: another third.
      '--disable-gpu',
      // Two hidden pages of the address bar in each window: a third of the browser's processor time.
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

/** Makes an account of its own over the API and signs the context in; false where the API makes none. */
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

/** A visitor of the check's own, at a desk, for whom the probe's files are there. */
export async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 } });
  // Nor is it a visit; what counts visits would load while the heap is measured.
  await context.addCookies([{ name: 'tracking', value: 'no', url }]);
  await answerForProbe(context);
  // What a check does is no visitor's health.
  await context.route('**/telemetry', (route) => route.fulfill({ status: 204 }));
  return context;
}

/** Opens the page on which nothing stands and waits until it has come to rest: the header fills its slots by then. */
export async function openProbe(page: Page, siteBase: string): Promise<void> {
  await page.goto(siteBase + probePath);
  await page.waitForFunction(() => (window as ProbeWindow).jhProbe !== undefined);
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  let last = -1;
  for (let now = await count(); now !== last; now = await count()) {
    last = now;
    await page.waitForTimeout(500);
  }
}
