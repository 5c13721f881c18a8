import * as z from 'zod/mini';
import { id } from './primitives.ts';

export const attachmentLimits = { maxBytes: 5 * 1024 * 1024 } as const;

/** The file of a licence, as its upload answers. An entry names it; the server takes all but the `id` from its own row. */
export const licenseAttachment = z.strictObject({
  id,
  filename: z.string().check(z.minLength(1), z.maxLength(400)),
  format: z.enum(['pdf', 'png', 'jpg']),
  /** Bytes. */
  size: z.int(),
});
export type LicenseAttachment = z.infer<typeof licenseAttachment>;
