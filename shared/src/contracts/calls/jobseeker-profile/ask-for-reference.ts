import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { reference, referenceRequest } from '../../profile/reference.ts';

/**
 * Mails somebody a link by which they can write a sentence about the caller. The mail has words of the site alone. An
 * address that wants no such mails gets none, and the answer does not tell. 42342: the caller has confirmed no address;
 * 42487: the caller asked this address within 30 days.
 */
export const askForReference = defineCall({
  method: 'POST',
  path: '/jobseeker/references/create',
  access: 'protected',
  summary: 'Ask somebody for a reference by mail',
  body: referenceRequest,
  answer: z.object({ reference }),
  statuses: [201],
  errors: [40001, 40004, 40006, 42342, 42487],
});
