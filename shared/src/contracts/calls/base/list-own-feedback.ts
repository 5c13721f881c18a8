import * as z from 'zod/mini';
import { ownFeedback } from '../../account/feedback.ts';
import { defineCall } from '../../define-call.ts';

/** The caller's feedback with its answers, the latest 50. */
export const listOwnFeedback = defineCall({
  method: 'GET',
  path: '/base/feedback/mine',
  access: 'protected',
  summary: 'The caller’s feedback and its answers',
  answer: z.object({ feedback: z.array(ownFeedback) }),
});
