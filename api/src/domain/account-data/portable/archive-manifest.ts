import * as z from 'zod/mini';

/** Compact JWS (RFC 7515) whose payload is the manifest. */
export const signatureFile = 'manifest.jws';

export const archiveManifest = z.strictObject({
  version: z.literal(1),
  /** Origin of the site that made the archive. */
  site: z.url(),
  created_at: z.iso.datetime(),
  /** All other files of the archive. */
  files: z.record(z.string(), z.strictObject({ size: z.int(), sha256: z.string() })),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;
