import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { linkedReference, referenceToken } from '../../profile/reference.ts';

/** What the link of a mail is about. Changes nothing: mail scanners follow links. 42488: not valid (any more). */
export const openReferenceLink = defineCall({
  method: 'POST',
  path: '/jobseeker/references/by-link',
  access: 'public',
  summary: 'Read what a mailed link asks for',
  body: z.strictObject({ token: referenceToken }),
  answer: linkedReference,
  errors: [40001, 40006, 42488],
});
