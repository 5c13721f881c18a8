import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** Unread messages in all of the caller’s chats: the number of the header’s badge. */
export const countUnread = defineCall({
  method: 'GET',
  path: '/jobApplication/chats/unread-count',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Unread messages in all of the caller’s chats',
  answer: z.object({ unread_count: z.int() }),
  worldwide: true,
});
