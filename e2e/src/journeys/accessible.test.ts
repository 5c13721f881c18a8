import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Market, type Seeker, seekerAt } from '../actions/seeker.ts';
import { findViolations } from '../browser/find-violations.ts';
import { type BrowserOptions, desk, phone, useBrowser } from '../browser/open-browser.ts';
import { guestScreens } from '../screens/guest-screens.ts';
import { memberScreens } from '../screens/member-screens.ts';
import { newcomerScreens } from '../screens/newcomer-screens.ts';
import { openScreen, type Screen } from '../screens/open-screen.ts';

const browser = useBrowser();

// Every screen in both languages; phone and desk alternate, since axe checks the same rules on both. Names, roles and
// colours are the same in every language: from right to left only what the direction moves is checked again.
describe.each<[Market, BrowserOptions, BrowserOptions]>([
  ['en/ph', desk, phone],
  ['ar/sa', phone, desk],
])('in %s', (market, one, other) => {
  it.each([
    ['a guest', guestScreens, one],
    ['a new user', newcomerScreens, other],
    ['a user with applications', memberScreens, other],
  ])('%s meets no accessibility violation on any screen', async (_, list, device) => {
    const { page, expectError } = await browser.open({ ...device, reducedMotion: 'reduce' });
    expectError(/status of 404/);
    const seeker = seekerAt(page, market);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const found: Record<string, string[]> = {};
    for (const [index, screen] of (await list(seeker)).entries()) {
      const violations = await violationsOf(seeker, screen, size, index === 0 ? [] : repeated);
      if (violations.length > 0) found[screen.name] = violations;
    }
    expect(found).toEqual({});
  });
});

/** The footer, which is the same on every screen, and entries of a list after the first ones. */
const repeated = ['footer', 'ol > li:nth-child(n + 7)', 'main ul > li:nth-child(n + 13)'];
const moved = ['target-size', 'html-has-lang', 'html-lang-valid', 'valid-lang'];

async function violationsOf(
  seeker: Seeker,
  screen: Screen,
  size: { width: number; height: number },
  without: string[],
): Promise<string[]> {
  const { page } = seeker;
  const found = new Set<string>();
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openScreen(seeker, screen);
  await showWholePage(page);
  const isMirrored = await page.evaluate(() => document.documentElement.dir === 'rtl');
  const options = isMirrored ? { rules: moved, without } : { without };
  for (const violation of await findViolations(page, options)) found.add(violation);
  if (!isMirrored) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const inDark = await findViolations(page, { rules: ['color-contrast'], without });
    for (const violation of inDark) found.add(`dark ${violation}`);
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (sideways > 1) found.add(`scrolls sideways by ${sideways} px`);
  return [...found];
}

/** Makes the window as tall as the page, so that a sticky bar covers nothing. */
async function showWholePage(page: Page): Promise<void> {
  const { width = 0, height: shown = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > shown) await page.setViewportSize({ width, height });
}
