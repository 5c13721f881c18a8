import * as z from 'zod/mini';
import { dataOf } from './envelope.ts';

/** `GET /translations/manifest`: files of texts that the API owns. A cached file is good while its version is at least this. */
export const translationsManifest = z.object({
  version: z.int(),
  languages: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), path: z.string() })),
});
export const translationsManifestAnswer = dataOf(translationsManifest);

/** `GET /translations/{version}/{language}/{file}`: flat texts by key, for example error codes. */
export const translationsFileAnswer = dataOf(z.object({ texts: z.record(z.string(), z.string()) }));
