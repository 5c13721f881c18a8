import type { Page } from 'playwright';
import { traitsOf } from '../pages/crawl-links.ts';

/**
 * Adds the links of the open page that do not answer to its user, unless the like of one is among the `seen` ones. Redirects
 * are not followed: a hand-off leads to another site.
 */
export async function addDeadLinks(page: Page, seen: Set<string>, found: Set<string>): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const shown = withoutMarket(pathname);
  // By attribute: links of a picture (SVG) have no text in `href`.
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href));
  for (const href of new Set(links)) {
    const link = new URL(href);
    const traits = traitsOf(link);
    // A page that is not found links to itself, also in other languages and countries.
    const isItself = withoutMarket(link.pathname) === shown;
    if (link.origin !== origin || isItself || traits.every((trait) => seen.has(trait))) continue;
    for (const trait of traits) seen.add(trait);
    const answer = await page.context().request.get(href, { maxRedirects: 0 });
    if (answer.status() >= 400) found.add(`leads to ${link.pathname}${link.search}: ${answer.status()}`);
  }
}

/** `/no/such/page` of `/en/ph/no/such/page`. */
const withoutMarket = (pathname: string): string => pathname.replace(/^\/[a-z-]+\/[a-z]+(?=\/|$)/i, '');
