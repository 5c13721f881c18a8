import * as z from 'zod/mini';
import { message, messagesQuery } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/** The newest messages of a chat, or those before or after an id; oldest first within the answer. */
export const listMessages = defineCall({
  method: 'GET',
  path: '/jobApplication/chats/{chatId}/messages',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Messages of a chat',
  query: messagesQuery,
  answer: z.object({ messages: z.array(message), has_earlier: z.boolean() }),
  errors: [40004],
  worldwide: true,
});
