import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** A picture of somebody's feedback, for admins. */
export const getFeedbackPicture = defineCall({
  method: 'GET',
  path: '/admin/feedback/pictures/{key}',
  access: 'protected',
  roles: ['admin'],
  summary: 'A picture of feedback',
  params: z.object({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  answer: 'file',
  errors: [40004],
});
