import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/** Whether the caller has a chat with a recruiter, and which. */
export const checkChatExists = defineCall({
  method: 'GET',
  path: '/jobApplication/chats/check-exists/{recruiterId}/jobseekers',
  access: 'protected',
  summary: 'Whether the caller has a chat with a recruiter',
  answer: z.object({ is_existing: z.boolean(), chat_id: z.nullable(id) }),
});
