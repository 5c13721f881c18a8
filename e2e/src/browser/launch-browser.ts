import { type Browser, chromium } from 'playwright';

/**
 * Disabled Chromium features. A second `--disable-features` replaces Playwright's own, whose important ones are repeated.
 */
const unused = [
  // Chromium treats a page that a journey altered as one of a public network, which may not open sockets to localhost.
  'LocalNetworkAccessChecks',
  // Disables hidden pages of the address bar, for each browser context: a third of the browser's processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
];

/** Starts headless Chromium: `CHROMIUM`, or Debian's. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // No GPU emulation: saves a third of the browser's processor time.
      '--disable-gpu',
      `--disable-features=${unused.join(',')}`,
      // No JIT optimization: pages of journeys live for seconds.
      '--js-flags=--no-turbofan,--no-maglev',
    ],
  });
