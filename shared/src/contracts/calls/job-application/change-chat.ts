import * as z from 'zod/mini';
import { chat, chatChanges } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';

/** Pins, mutes or deletes a chat on the caller's side, or moves it to “not interested”. The other side is not told. */
export const changeChat = defineCall({
  method: 'PATCH',
  path: '/jobApplication/chats/{chatId}',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Organise a chat on the caller’s side',
  body: chatChanges,
  answer: z.object({ chat }),
  errors: [40004],
  waitsForSignIn: true,
});
