import * as z from 'zod/mini';
import { message } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Takes a message of the caller's own back, within `recallMinutes`: both sides see that it was recalled. Its text is kept for
 * reports. Repeating it changes nothing.
 */
export const recallMessage = defineCall({
  method: 'POST',
  path: '/jobApplication/chats/{chatId}/messages/{messageId}/recall',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Recall a message',
  answer: z.object({ message }),
  errors: [40004, 42100],
});
