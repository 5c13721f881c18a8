import * as z from 'zod/mini';
import { chat, chatStartDraft } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Asks the recruiter of a job before applying: three chats a day, one for each job. 200 when the chat is there already,
 * then the text is one more message of it.
 */
export const startChat = defineCall({
  method: 'POST',
  path: '/jobApplication/chats',
  access: 'protected',
  summary: 'Ask the recruiter of a job before applying',
  body: chatStartDraft,
  answer: z.object({ chat }),
  statuses: [201, 200],
  errors: [40004, 40006, 40010, 40017, 40018, 42020, 42111, 42113, 42114, 42342, 42343, 42450, 42451, 42452],
});
