import type { Tap, TapStep } from '@jobharbor/shared/remote/taps';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { followRequests } from '../rehearsal/open-page.ts';
import { readTrace, type TapTrace, tapMark, traceCategories } from './read-trace.ts';

/** Milliseconds to wait for what a tap needs, and for a page that is busy to be idle. */
const patience = 15_000;
/** Milliseconds that a person reads before the first tap. */
const reading = 1_500;

/** Milliseconds of some frames. */
const frames = 100;

/** A phone, on which most people look for work. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/**
 * Processor time of one tap on a page that was opened for it and is idle. `address` is the page's. Throws where the
 * page has no such element, or handles no input.
 */
export async function measureTap(
  browser: Browser,
  context: BrowserContext,
  address: string,
  tap: Tap,
): Promise<TapTrace> {
  const page = await context.newPage();
  try {
    const requests = followRequests(page);
    const settle = async () => {
      await requests.quiet();
      await page.evaluate(
        (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
        patience,
      );
      await requests.quiet();
    };
    await page.goto(address);
    await page.waitForLoadState('load');
    await settle();
    await page.waitForTimeout(reading);
    for (const step of tap.before) {
      await (await prepare(page, step))();
      await settle();
    }
    const act = await prepare(page, tap.tap);
    await settle();
    await browser.startTracing(page, { categories: traceCategories });
    await page.evaluate((name) => performance.mark(name), tapMark);
    await act();
    await settle();
    return readTrace((await browser.stopTracing()).toString('utf8'));
  } finally {
    await page.close();
  }
}

/**
 * Finds a step's element and scrolls to it. Returns the step itself, which runs no script in the page beside the page's
 * own.
 */
async function prepare(page: Page, step: TapStep): Promise<() => Promise<void>> {
  if ('key' in step) return () => page.keyboard.press(step.key);
  const selector = 'press' in step ? step.press : step.into;
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.waitFor({ timeout: patience });
  if ('into' in step) {
    await element.scrollIntoViewIfNeeded();
    await element.focus();
    return () => page.keyboard.type(step.type);
  }
  const box = await settledBox(element);
  if (!box) throw new Error(`${selector} has no box.`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Box of an element that has come to rest in the view, where nothing covers it. Cards beside it get their own height there,
 * which moves it.
 */
async function settledBox(element: Locator): Promise<Awaited<ReturnType<Locator['boundingBox']>>> {
  for (let last: string | undefined; ; ) {
    await element.tap({ trial: true, timeout: patience });
    const box = await element.boundingBox();
    const here = JSON.stringify(box);
    if (here === last) return box;
    last = here;
    await element.page().waitForTimeout(frames);
  }
}
