import * as z from 'zod/mini';
import { message, messageDraft } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/** Sends a message without the socket, or again after a lost answer; the same `client_key` creates one message. */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/jobApplication/chats/{chatId}/messages',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Send a message',
  body: messageDraft,
  answer: z.object({ message }),
  statuses: [201, 200],
  errors: [40004, 40006, 42020],
});
