import * as z from 'zod/mini';
import { id } from '../primitives/primitives.ts';

export const attachmentLimits = { maxBytes: 5 * 1024 * 1024 } as const;

/**
 * The uploaded file of a licence. An entry references its `id`; the server reads all other members from its own table.
 */
export const licenseAttachment = z.strictObject({
  id,
  filename: z.string().check(z.minLength(1), z.maxLength(400)),
  format: z.enum(['pdf', 'png', 'jpg']),
  /** Bytes. */
  size: z.int(),
});
export type LicenseAttachment = z.infer<typeof licenseAttachment>;
