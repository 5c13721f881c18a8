import * as z from 'zod/mini';
import { chat, chatInvitation } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Starts a chat about a job with a person who has shown interest in the company, or who lets employers find them. Interest is
 * an application for another job of it that they still share. Only a verified company writes to others, and learns the name of
 * such a person when they answer or apply. 200 when the chat is there already, then the text is one more message of it.
 */
export const inviteToChat = defineCall({
  method: 'POST',
  path: '/recruiter/jobs/{jobId}/chats',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Write to an interested person about a job',
  body: chatInvitation,
  answer: z.object({ chat }),
  statuses: [201, 200],
  errors: [40004, 40006, 40010, 40017, 42020, 42452],
});
