import * as z from 'zod/mini';
import { adminNote } from '../../account/admin-decision.ts';
import { defineCall } from '../../define-call.ts';

/** Makes answered or closed feedback wait again; idempotent. */
export const reopenFeedback = defineCall({
  method: 'PATCH',
  path: '/admin/feedback/{id}/reopen',
  access: 'protected',
  roles: ['admin'],
  summary: 'Open feedback again',
  body: z.strictObject({ note: adminNote }),
  errors: [40001, 40004],
});
