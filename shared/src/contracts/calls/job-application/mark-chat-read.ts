import { readReport } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/** Marks a chat as read up to a message. */
export const markChatRead = defineCall({
  method: 'POST',
  path: '/jobApplication/chats/{chatId}/read',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'The caller has read a chat up to a message',
  body: readReport,
  errors: [40004],
  waitsForSignIn: true,
});
