import { listSitemapPages } from '@jobharbor/shared/calls/config/list-sitemap-pages';
import { listSitemapParts } from '@jobharbor/shared/calls/config/list-sitemap-parts';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findSitemapPages, findSitemapParts } from './sitemap-repository.ts';

const cacheSeconds = 3_600;

/** Pages that search engines may find, for the gateway, which writes the sitemap. */
export function sitemapRoutes(app: App, { searchDb, clock }: Pick<Dependencies, 'searchDb' | 'clock'>): void {
  serve(app, listSitemapParts, async ({ request, reply }) => {
    cacheFor(request, reply, cacheSeconds);
    return { parts: await findSitemapParts(searchDb, clock()) };
  });

  serve(app, listSitemapPages, async ({ query: { kind, part }, market, request, reply }) => {
    cacheFor(request, reply, cacheSeconds);
    return { pages: await findSitemapPages(searchDb, kind, part, market.country.key, clock()) };
  });
}
