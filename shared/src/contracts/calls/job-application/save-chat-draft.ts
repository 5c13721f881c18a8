import * as z from 'zod/mini';
import { chatDraft } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';

/** Stores unsent text of a chat for the caller's other devices, unless a later one is stored (last write wins). */
export const saveChatDraft = defineCall({
  method: 'PUT',
  path: '/jobApplication/chats/{chatId}/draft',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Store unsent text of a chat',
  body: z.strictObject(chatDraft.shape),
  errors: [40004],
});
