import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { Tap } from '@jobharbor/shared/remote/taps';
import { pathsOf } from '../rehearsal/find-paths.ts';

/** Times that a page is asked for whose server render takes too long, as on a busy machine: it then has no links. */
const maxTries = 5;

/**
 * HTML of the pages that link to what a list of taps names by a route's pattern. `siteBase`: the site with language and
 * country.
 */
export const readPages = (siteBase: string): Promise<string[]> =>
  Promise.all(['', '/jobs'].map((path) => readRendered(siteBase + path)));

async function readRendered(url: string, tries = maxTries): Promise<string> {
  const html = await (await fetch(url)).text();
  return html.includes('"isRendered":true') || tries === 1 ? html : readRendered(url, tries - 1);
}

/**
 * Path of a tap's page below language and country. A pattern becomes a page that one of `pages` (HTML) links to; null
 * where none does.
 */
export function tapPath(
  { page }: Pick<Tap, 'page'>,
  contract: RemoteContract,
  pages: readonly string[],
  base: string,
): string | null {
  const [pattern = '', query] = page.split('?');
  const found = pathsOf({ contract }, pages, base).find(({ route }) => route.path === pattern);
  // A page such as the reference page is no route.
  const path = found ? (found.isSample ? null : found.path) : pattern;
  if (path === null) return null;
  return path.replace(/^\/$/, '') + (query === undefined ? '' : `?${query}`);
}
