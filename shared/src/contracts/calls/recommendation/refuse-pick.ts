import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pickRefusalReason } from '../../jobs/pick.ts';

/**
 * Dismisses a recommended job with a reason, which also excludes similar ones. Repeating it with another reason replaces
 * the reason.
 */
export const refusePick = defineCall({
  method: 'PUT',
  path: '/recommendation/picks/{jobId}/refusal',
  access: 'protected',
  summary: 'Refuse a picked job',
  body: z.strictObject({ reason: pickRefusalReason }),
  errors: [40004],
  waitsForSignIn: true,
});
