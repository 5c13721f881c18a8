import type { Browser, BrowserContext, Page } from 'playwright';
import { followRequests, signIn } from '../rehearsal/open-page.ts';
import type { BenchSite } from './bench-site.ts';
import { type Figure, median, quantile } from './figure.ts';

const base = '/en/ph';
const goal = 1.2;

/**
 * Navigations within a remote and between remotes. Unmounting the previous page is included, so the results are opened
 * from a light page and from a heavy one. Terms and privacy notice are one component with other texts: the minimum of a
 * navigation within a remote.
 */
const ways = [
  { to: '/jobs', inside: '/', across: '/terms', asMember: false },
  { to: '/jobs', inside: '/', across: '/profile', asMember: true },
  { to: '/privacy', inside: '/terms', across: '/jobs', asMember: false },
  { to: '/my-jobs/communicated', inside: '/my-jobs/saved', across: '/profile', asMember: true },
] as const;

/**
 * Time from the click on a link until the page's heading is painted. The link was hovered before, so that the other
 * remote's code is prefetched but not yet executed. Both kinds alternate.
 */
export async function* measureChange(
  site: BenchSite,
  browser: Browser,
  rounds: number,
): AsyncGenerator<Figure> {
  const guest = await browser.newContext({ viewport: { width: 1280, height: 850 } });
  const member = await browser.newContext({ viewport: { width: 1280, height: 850 } });
  if (!(await signIn(member, site.url))) throw new Error('The API made no account to visit as.');
  for (const way of ways) {
    const context = way.asMember ? member : guest;
    const heading = await headingOf(context, site.url + base + way.to);
    const took: Record<'inside' | 'across', number[]> = { inside: [], across: [] };
    // Warm-up: the first of each fills caches of browser and site.
    for (let round = -1; round < rounds; round += 1) {
      for (const kind of ['inside', 'across'] as const) {
        const time = await changeOnce(context, site.url, { from: way[kind], to: way.to, heading });
        if (round >= 0) took[kind].push(time);
      }
    }
    const ratio = median(took.across) / median(took.inside);
    const said = (kind: 'inside' | 'across') =>
      `${median(took[kind]).toFixed(1)} ms (p90 ${quantile(took[kind], 0.9).toFixed(1)}) from ${way[kind]}`;
    yield {
      what: `change to ${way.to}, preloaded from another remote : inside its remote, medians of ${rounds}`,
      value: `${ratio.toFixed(2)}  (${said('across')} : ${said('inside')})`,
      goal: `≤ ${goal.toFixed(1)}`,
      isMet: ratio <= goal,
      details: [],
    };
  }
  await guest.close();
  await member.close();
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const requests = followRequests(page);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('jh:page-ready').length > 0);
  await requests.quiet();
  return page;
}

async function headingOf(context: BrowserContext, url: string): Promise<string> {
  const page = await openPage(context, url);
  const heading = await page.locator('#jh-outlet h1').first().textContent();
  await page.close();
  if (!heading) throw new Error(`${url} has no heading to know it by.`);
  return heading;
}

async function changeOnce(
  context: BrowserContext,
  site: string,
  { from, to, heading }: { from: string; to: string; heading: string },
): Promise<number> {
  const page = await openPage(context, site + base + from);
  const requests = followRequests(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.id = 'bench-link';
    link.textContent = 'there';
    link.style.cssText = 'position:fixed;inset-block-start:0;inset-inline-start:0;z-index:99;padding:8px';
    document.body.append(link);
  }, base + to);
  await page.locator('#bench-link').hover();
  await page.waitForTimeout(100);
  await requests.quiet();
  const taking = page.evaluate(
    (heading) =>
      new Promise<number>((resolve) => {
        let since = 0;
        const look = () => {
          if (document.querySelector('#jh-outlet h1')?.textContent !== heading) return;
          seen.disconnect();
          // Resolves after the frame that paints it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
        };
        const seen = new MutationObserver(look);
        document.addEventListener(
          'click',
          (event) => {
            since = event.timeStamp;
            seen.observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      }),
    heading,
  );
  await page.locator('#bench-link').click();
  const took = await taking;
  await page.close();
  return took;
}
