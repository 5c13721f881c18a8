import { type Browser, chromium } from 'playwright';

/**
 * Features of Chromium that journeys have no use for. A second `--disable-features` replaces Playwright's own, so that
 * what matters of that is repeated here.
 */
const unused = [
  // Chromium treats a page that a journey altered as one of a public network, which may not open sockets to localhost.
  'LocalNetworkAccessChecks',
  // Two hidden pages of the address bar in each window, that is, in each context: a third of the browser's processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
];

/** Starts the Chromium that `CHROMIUM` names, or Debian's, without a window. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // Drawn without the emulation of a graphics card, which takes a third of the browser's processor time.
      '--disable-gpu',
      `--disable-features=${unused.join(',')}`,
      // A page of a journey lives for seconds: optimizing its scripts takes longer than running them as they are.
      '--js-flags=--no-turbofan,--no-maglev',
    ],
  });
