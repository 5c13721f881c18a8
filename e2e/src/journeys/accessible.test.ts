import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { type BrowserOptions, desk, phone, useBrowser } from '../browser/open-browser.ts';
import { type Market, type Seeker, seekerAt } from '../people/seeker.ts';
import {
  guestScreens,
  memberScreens,
  newcomerScreens,
  openScreen,
  type Screen,
} from '../screens/list-screens.ts';

const browser = useBrowser();

// Every screen in both languages; the phone and the desk take turns, since what axe asks of the two is the same.
describe.each<[Market, BrowserOptions, BrowserOptions]>([
  ['en/ph', desk, phone],
  ['ar/sa', phone, desk],
])('in %s', (market, one, other) => {
  it.each([
    ['a guest', guestScreens, one],
    ['somebody new', newcomerScreens, other],
    ['somebody in the midst of it', memberScreens, other],
  ])(
    '%s meets no barrier on any screen, light or dark',
    async (_, list, device) => {
      const { page, forgive } = await browser.open({ ...device, reducedMotion: 'reduce' });
      forgive(/status of 404/);
      const seeker = seekerAt(page, market);
      const size = page.viewportSize() ?? { width: 0, height: 0 };
      const found: Record<string, string[]> = {};
      for (const screen of await list(seeker)) {
        const barriers = await barriersOf(seeker, screen, size);
        if (barriers.length > 0) found[screen.name] = barriers;
      }
      expect(found).toEqual({});
    },
    180_000,
  );
});

async function barriersOf(
  seeker: Seeker,
  screen: Screen,
  size: { width: number; height: number },
): Promise<string[]> {
  const { page } = seeker;
  const found = new Set<string>();
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openScreen(seeker, screen);
  await seeWhole(page);
  for (const barrier of await findViolations(page)) found.add(barrier);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const barrier of await findViolations(page, ['color-contrast'])) found.add(`dark ${barrier}`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (sideways > 1) found.add(`scrolls sideways by ${sideways} px`);
  return [...found];
}

/** A window as tall as the page: what lies under a bar that stands still can be scrolled from under it. */
async function seeWhole(page: Page): Promise<void> {
  const { width = 0, height: shown = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > shown) await page.setViewportSize({ width, height });
}
