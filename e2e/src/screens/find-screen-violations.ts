import type { Page } from 'playwright';
import type { Seeker } from '../actions/seeker.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openScreen, type Screen } from './open-screen.ts';

/** The footer, which is the same on every screen, and entries of a list after the first ones. */
const repeated = ['footer', 'ol > li:nth-child(n + 7)', 'main ul > li:nth-child(n + 13)'];
const moved = ['target-size', 'html-has-lang', 'html-lang-valid', 'valid-lang'];

/**
 * What axe finds on a screen, in light and dark, and whether it scrolls sideways. Names, roles and colours are the same
 * in every language: from right to left only what the direction moves is checked.
 */
async function violationsOf(
  seeker: Seeker,
  screen: Screen,
  size: { width: number; height: number },
  without: readonly string[],
): Promise<string[]> {
  const { page } = seeker;
  const found = new Set<string>();
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openScreen(seeker, screen);
  await showWholePage(page);
  const isMirrored = await page.evaluate(() => document.documentElement.dir === 'rtl');
  const options = isMirrored ? { rules: moved, without: [...without] } : { without: [...without] };
  for (const violation of await findViolations(page, options)) found.add(violation);
  if (!isMirrored) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const inDark = await findViolations(page, { rules: ['color-contrast'], without: [...without] });
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

/** The violations of each screen that has some, in a window of the page's size. */
export async function findScreenViolations(
  seeker: Seeker,
  screens: readonly Screen[],
): Promise<Record<string, string[]>> {
  const size = seeker.page.viewportSize() ?? { width: 0, height: 0 };
  const found: Record<string, string[]> = {};
  for (const [index, screen] of screens.entries()) {
    const violations = await violationsOf(seeker, screen, size, index === 0 ? [] : repeated);
    if (violations.length > 0) found[screen.name] = violations;
  }
  return found;
}
