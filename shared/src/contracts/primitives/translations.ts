import * as z from 'zod/mini';

/**
 * `GET /translations/manifest`: translation files of the API. A cached file is valid while its version is at least this.
 */
export const translationsManifest = z.object({
  version: z.int(),
  languages: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), path: z.string() })),
});
