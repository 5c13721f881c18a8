import * as z from 'zod/mini';
import { message } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/** Accepts or declines the other side's request for mobile numbers. The same answer again changes nothing. */
export const answerMobile = defineCall({
  method: 'PATCH',
  path: '/jobApplication/chats/{chatId}/mobile-exchange/{messageId}',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Answer a request to exchange mobile numbers',
  body: z.strictObject({ action: z.enum(['accept', 'decline']) }),
  answer: z.object({ message }),
  errors: [40004, 40009, 42020, 42371],
});
