import type { Page } from 'playwright';
import { reflowFaultsScript } from './reflow-faults-in-page.ts';

/** CSS pixels of a window of 1280 × 1024 at 400% zoom, in which WCAG 1.4.10 asks that a page can be read. */
export const zoomedWindow = { width: 320, height: 256 };
/** Twice the usual size, as in a browser whose owner asks for large text. */
const largeText = 32;

/** Sets the browser's own font size, on which `rem` and media queries depend, unlike on a style of the page. */
export async function enlargeText(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: largeText } });
}

/**
 * What a person cannot read or reach on a page in a small window with large text. Faults are content beside the window,
 * text that its box cuts off or squeezes, controls that overlap, and bars that cover the page. Focus that is covered or beside the
 * window is a fault, too. What is outside the view has an estimated height until it is scrolled to; here it has its own.
 */
export async function findReflowFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.setAttribute('data-held', ''));
  const faults = await page.evaluate<string[]>(reflowFaultsScript);
  return [...new Set([...faults, ...(await page.evaluate(readFocusBeside))])];
}

/**
 * Controls that lie beside the window by more than half while in focus. In rows that scroll sideways browsers leave them there,
 * since they take a control of which a pixel is seen for seen. Runs in the page.
 */
function readFocusBeside(): string[] {
  const scope = document.querySelector(':modal, :popover-open') ?? document.body;
  const found = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].flatMap(
    (element) => {
      element.focus();
      if (document.activeElement !== element) return [];
      const { left, right, width } = element.getBoundingClientRect();
      const shown = Math.round(Math.min(right, innerWidth) - Math.max(left, 0));
      if (shown >= Math.min(width, innerWidth) / 2) return [];
      return [`beside the window in focus: "${element.textContent.trim()}", ${shown} of ${width} px`];
    },
  );
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  return found;
}
