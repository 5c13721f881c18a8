import type { Page, Request } from 'playwright';

/** Milliseconds without a request after which nothing more is expected. */
const quiet = 500;

interface Traffic {
  open: Set<Request>;
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Follows the requests of a page from now on; to be called before its first document. */
export function trackRequests(page: Page): void {
  if (trafficOf.has(page)) return;
  const traffic: Traffic = { open: new Set(), changedAt: performance.now() };
  trafficOf.set(page, traffic);
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    traffic.changedAt = performance.now();
  };
  page.on(
    'request',
    note((request) => traffic.open.add(request)),
  );
  const end = note((request) => traffic.open.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Resolves after half a second without a request. Playwright's `networkidle` comes once in the life of a document, and
 * says nothing of what a click in it loads.
 */
export async function waitForIdleNetwork(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('The requests of this page are not tracked.');
  const since = performance.now();
  for (;;) {
    const wait = Math.max(since, traffic.changedAt) + quiet - performance.now();
    if (traffic.open.size === 0 && wait <= 0) return;
    await page.waitForTimeout(Math.max(wait, 50));
  }
}
