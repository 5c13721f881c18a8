import { defineCall } from '../../define-call.ts';

/** The file of a message, for the two sides of the chat only; not found once it was recalled. */
export const getChatFile = defineCall({
  method: 'GET',
  path: '/jobApplication/chats/{chatId}/messages/{messageId}/file',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'The file of a message',
  answer: 'file',
  errors: [40004],
  worldwide: true,
});
