import * as z from 'zod/mini';
import { clientKey, message } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Asks the candidate of a chat for a résumé. 42403 until both have written. Answers with the request that waits for an
 * answer, or with the résumé that is shared, if there is one.
 */
export const requestResume = defineCall({
  method: 'POST',
  path: '/jobApplication/chats/{chatId}/resume-exchange',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Ask for a résumé',
  body: z.strictObject({ client_key: clientKey }),
  answer: z.object({ message }),
  statuses: [201, 200],
  errors: [40004, 42020, 42403],
});
