import * as z from 'zod/mini';
import { chat } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';

/** One chat of the caller’s. */
export const getChat = defineCall({
  method: 'GET',
  path: '/jobApplication/chats/{chatId}',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'One chat of the caller’s',
  answer: z.object({ chat }),
  errors: [40004],
});
