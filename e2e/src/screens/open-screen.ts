import type { Page } from 'playwright';
import type { Seeker } from '../actions/seeker.ts';
import { trackRequests, waitForIdleNetwork } from '../browser/wait-for-idle-network.ts';
import { limits } from '../limits.ts';

/** One screen of the site: its address, and what to do there before it is checked. */
export interface Screen {
  name: string;
  path: string;
  prepare?(seeker: Seeker): Promise<void>;
}

/** How a screen is reached: by a document of its own, or from the page that is open by a link. */
export type Way = 'document' | 'link';

/** Opens a screen and waits until nothing loads or moves. */
export async function openScreen(seeker: Seeker, screen: Screen, way: Way = 'document'): Promise<void> {
  try {
    await (way === 'link' ? followLink(seeker.page, screen.path) : loadDocument(seeker.page, screen.path));
    await screen.prepare?.(seeker);
    // Animations have ended.
    await seeker.page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
  } catch (error) {
    throw new Error(`The screen ${screen.name} does not open.`, { cause: error });
  }
}

async function loadDocument(page: Page, path: string): Promise<void> {
  trackRequests(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitForIdleNetwork(page);
}

/** Navigates as a link of the page does, which takes half of the processor time of a new document. */
async function followLink(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  const before = await main.innerHTML();
  const address = page.url();
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  // Some pages take what is secret out of their address at once.
  await page.waitForURL((url) => url.href !== address, { waitUntil: 'commit' });
  await waitForIdleNetwork(page);
  const deadline = Date.now() + limits.action;
  while ((await main.innerHTML()) === before) {
    if (Date.now() > deadline) throw new Error('The page stays as it was.');
    await page.waitForTimeout(100);
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

export async function waitForDialog({ page, t }: Seeker) {
  await page.getByRole('dialog', { name: t('search', 'apply.title') }).waitFor();
  await waitForIdleNetwork(page);
}
