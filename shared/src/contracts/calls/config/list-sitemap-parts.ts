import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { countryKey, unixSeconds } from '../../primitives/primitives.ts';

export const sitemapKind = z.enum(['jobs', 'companies']);
export type SitemapKind = z.infer<typeof sitemapKind>;

/** The parts of the sitemap of all countries: each part covers a range of ids. */
export const listSitemapParts = defineCall({
  method: 'GET',
  path: '/config/sitemap-parts',
  access: 'public',
  summary: 'The parts of the sitemap, for the gateway',
  worldwide: true,
  answer: z.object({
    parts: z.array(
      z.object({ kind: sitemapKind, country_key: countryKey, part: z.int(), modified_at: unixSeconds }),
    ),
  }),
});
