import type { Page } from 'playwright';
import type { Seeker } from '../actions/seeker.ts';
import { findViolations } from '../browser/find-violations.ts';
import { addDeadLinks } from './add-dead-links.ts';
import { addOverflowOfLongWords } from './add-overflow-of-long-words.ts';
import { openScreen, type Screen, type Way } from './open-screen.ts';

/** Repeated elements: the footer, and list entries after the first ones. */
const repeated = ['footer', 'ol > li:nth-child(n + 7)', 'main ul > li:nth-child(n + 13)'];
/** Rules whose result depends on text direction and page width. */
const moved = ['target-size'];
const languages = ['html-has-lang', 'html-lang-valid', 'valid-lang'];

interface Visit {
  size: Size;
  otherSize: Size | null;
  /** Selectors of what is left out. */
  without: string[];
  way: Way;
  /** Traits of the links that were followed on the screens before. */
  followed: Set<string>;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Axe violations of a screen, in light and dark mode, dead links and horizontal overflow. Names, roles and colours do
 * not depend on language, width and direction: the dark, mirrored page at `otherSize` is checked only for rules that do.
 */
async function violationsOf(
  seeker: Seeker,
  screen: Screen,
  { size, otherSize, without, way, followed }: Visit,
): Promise<string[]> {
  const { page } = seeker;
  const found = new Set<string>();
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openScreen(seeker, screen, way);
  await expandToFullHeight(page);
  await addDeadLinks(page, followed, found);
  const isMirrored = await page.evaluate(() => document.documentElement.dir === 'rtl');
  const options = isMirrored ? { rules: [...moved, ...languages], without } : { without };
  for (const violation of await findViolations(page, options)) found.add(violation);
  await addHorizontalOverflow(page, found);
  await addOverflowOfLongWords(page, found);
  if (isMirrored || !otherSize) return [...found];

  // Dark and right-to-left in one run: axe spends most of its time on reading the page, whatever its rules.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.setViewportSize(otherSize);
  await expandToFullHeight(page);
  const changed = { rules: [...moved, 'color-contrast'], without };
  for (const violation of await findViolations(page, changed)) found.add(`dark, mirrored: ${violation}`);
  await addHorizontalOverflow(page, found);
  await addOverflowOfLongWords(page, found);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  return [...found];
}

/** Adds the horizontal overflow of the page, if any. */
export async function addHorizontalOverflow(page: Page, found: Set<string>): Promise<void> {
  const { width, excess, dir } = await page.evaluate(() => ({
    // Not `innerWidth`: a phone's window grows with its content.
    width: document.documentElement.clientWidth,
    excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    dir: document.documentElement.dir,
  }));
  if (excess > 1) found.add(`scrolls sideways by ${excess} px at ${width} px ${dir}`);
}

/** Makes the window as tall as the page, so that a sticky bar covers nothing. */
async function expandToFullHeight(page: Page): Promise<void> {
  const { width = 0, height: shown = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > shown) await page.setViewportSize({ width, height });
}

/**
 * The violations and dead links of each screen that has some, in a window of the page's size, and mirrored in one of
 * `otherSize`. A screen is reached by a link from the one before; by a document where that has the same address.
 */
export async function findScreenViolations(
  seeker: Seeker,
  screens: readonly Screen[],
  otherSize: Size | null = null,
): Promise<Record<string, string[]>> {
  const size = seeker.page.viewportSize() ?? { width: 0, height: 0 };
  const found: Record<string, string[]> = {};
  const followed = new Set<string>();
  for (const [index, screen] of screens.entries()) {
    const before = screens[index - 1];
    const visit: Visit = {
      size,
      otherSize,
      without: before ? repeated : [],
      way: before && before.path !== screen.path ? 'link' : 'document',
      followed,
    };
    const violations = await violationsOf(seeker, screen, visit);
    if (violations.length > 0) found[screen.name] = violations;
  }
  return found;
}
