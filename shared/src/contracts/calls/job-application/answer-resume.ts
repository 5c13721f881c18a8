import * as z from 'zod/mini';
import { message, resumeAnswer } from '../../chat/message.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Answers a recruiter's request with one of the caller's résumés, declines it, or takes the résumé back. The same answer
 * again changes nothing. `getChatFile` answers with the résumé while it is shared.
 */
export const answerResume = defineCall({
  method: 'PATCH',
  path: '/jobApplication/chats/{chatId}/resume-exchange/{messageId}',
  access: 'protected',
  summary: 'Answer a request for a résumé',
  body: resumeAnswer,
  answer: z.object({ message }),
  errors: [40004, 40009, 42008, 42020, 42344],
});
