import type { Release } from '@jobharbor/shared/remote/discovery';
import { type DrawnPage, keysOfPage } from '../../page-cache/drawn-page.ts';
import { createPageTemplate, type PageTemplate, type VisitorParts } from '../../page-cache/page-template.ts';
import type { RemoteResult } from '../../render/render-contract.ts';
import { documentOf, partOf } from './page-document.ts';
import { readPageFacts } from './page-facts.ts';
import type { PageRequest } from './page-request.ts';
import { renderParts } from './render-parts.ts';

/**
 * Composes a page from the shell's frame and the remote's server render. A remote that fails or times out renders in the
 * browser.
 */
export async function composePage(
  request: PageRequest,
  createTemplate: (write: (parts: VisitorParts) => string) => PageTemplate = createPageTemplate,
): Promise<DrawnPage> {
  const { set, address } = request;
  const facts = await readPageFacts(request);
  const { match, release, isDown, isRenderedHere, isSearchable } = facts;
  const rendered = await renderParts(request, facts);
  const { drawn, hasApiFailed, isRefused } = rendered;
  if (drawn?.redirect) return { kind: 'moved', to: drawn.redirect };

  const template = createTemplate(documentOf(request, facts, rendered));
  const { name, version } = release ?? set.shell;
  const opensOn = {
    name,
    version,
    isDrawn: drawn !== null,
    hasFailed: isRenderedHere && drawn === null && !isRefused,
  };
  const status = statusOf({
    isDown,
    isUnfinished: isSearchable && drawn === null,
    drawn,
    release,
    isGone: !match && set.isRetired(address.path),
  });
  const place = { path: address.path, country: address.country.key };
  const keys = keysOfPage(place, partOf(release, drawn), match?.route);
  return { kind: 'page', status, template, opensOn, keys, hasApiFailed };
}

/** An unfinished page works in a browser; 503 makes search engines try again and keep the version that they know. */
function statusOf(page: {
  isDown: boolean;
  isUnfinished: boolean;
  drawn: RemoteResult | null;
  release: Release | null;
  isGone: boolean;
}): number {
  if (page.isDown || page.isUnfinished) return 503;
  if (page.release) return page.drawn?.status ?? 200;
  return page.isGone ? 410 : 404;
}
