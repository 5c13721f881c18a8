import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, intFromText, unixSeconds } from '../../primitives/primitives.ts';
import { sitemapKind } from './list-sitemap-parts.ts';

/** The pages of one part of the market's sitemap: open jobs, or companies that hire. */
export const listSitemapPages = defineCall({
  method: 'GET',
  path: '/config/sitemap-pages',
  access: 'public',
  summary: 'The pages of one part of the sitemap, for the gateway',
  query: z.object({ kind: sitemapKind, part: intFromText(0, 1_000_000_000) }),
  answer: z.object({ pages: z.array(z.object({ id, slug: z.string(), modified_at: unixSeconds })) }),
});
