import * as z from 'zod/mini';
import { message } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Sends a picture (JPG, PNG) or a document (PDF, DOC, DOCX) in the form field `file`, with `client_key` in another
 * field. The same key creates one message. The type is detected by content. Pictures are re-encoded, which removes
 * metadata.
 */
export const sendChatFile = defineCall({
  method: 'POST',
  path: '/jobApplication/chats/{chatId}/files',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'Send a picture or a document in a chat',
  body: 'form',
  answer: z.object({ message }),
  statuses: [201, 200],
  errors: [
    40001, 40004, 40013, 40014, 40019, 40020, 42007, 42008, 42009, 42020, 42062, 42344, 42345, 42400, 42401,
    42402, 50002, 50003, 50016,
  ],
});
