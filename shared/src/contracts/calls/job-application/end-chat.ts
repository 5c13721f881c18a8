import * as z from 'zod/mini';
import { chat } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';

/** Ends a chat without an application, on both sides. Idempotent. Whoever ended it can write again. */
export const endChat = defineCall({
  method: 'POST',
  path: '/jobApplication/chats/{chatId}/end',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'End a chat without an application',
  answer: z.object({ chat }),
  errors: [40004, 42453],
  waitsForSignIn: true,
});
