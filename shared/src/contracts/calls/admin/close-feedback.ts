import * as z from 'zod/mini';
import { adminNote } from '../../account/admin-decision.ts';
import { defineCall } from '../../define-call.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/** Marks feedback as closed; idempotent. */
export const closeFeedback = defineCall({
  method: 'PATCH',
  path: '/admin/feedback/{id}/close',
  access: 'protected',
  roles: ['admin'],
  summary: 'Mark feedback as dealt with',
  body: z.strictObject({ note: adminNote }),
  answer: z.object({ closed_at: unixSeconds }),
  errors: [40001, 40004],
});
