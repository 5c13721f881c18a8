import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { linkedReference, referenceToken } from '../../profile/reference.ts';

/**
 * Declines what a mailed link asks for, or withdraws what was written by it. A withdrawn text is deleted, in copies of
 * applications, too. 42488: the link is not valid (any more).
 */
export const endReference = defineCall({
  method: 'POST',
  path: '/jobseeker/references/by-link/end',
  access: 'public',
  proof: 'none',
  summary: 'Decline or withdraw a reference by a mailed link',
  body: z.strictObject({ token: referenceToken }),
  answer: linkedReference,
  errors: [40001, 40006, 42488],
});
