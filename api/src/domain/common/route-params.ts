import { idFromText } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';

/** `/…/:id`. */
export const idParams = z.object({ id: idFromText });

/** `/…/:jobId`. */
export const jobParams = z.object({ jobId: idFromText });

/** A browser's random key that makes a retried request the same request. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
});
