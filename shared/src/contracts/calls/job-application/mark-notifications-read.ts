import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/** Marks notifications as read: those of `ids`, else all up to one. What came after the list was shown stays unread. */
export const markNotificationsRead = defineCall({
  method: 'POST',
  path: '/jobApplication/notifications/read',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Mark notifications as read',
  body: z.object({
    up_to: id,
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
  }),
  waitsForSignIn: true,
});
