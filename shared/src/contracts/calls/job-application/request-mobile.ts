import * as z from 'zod/mini';
import { clientKey, message } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Asks the other side of a chat to exchange mobile numbers. 42370 until both have written, 42371 for a job seeker without
 * a confirmed number. Answers with the request that waits for an answer, or with the exchange, if there is one.
 */
export const requestMobile = defineCall({
  method: 'POST',
  path: '/jobApplication/chats/{chatId}/mobile-exchange',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Ask to exchange mobile numbers',
  body: z.strictObject({ client_key: clientKey }),
  answer: z.object({ message }),
  statuses: [201, 200],
  errors: [40004, 42020, 42370, 42371],
});
