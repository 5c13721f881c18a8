import * as z from 'zod/mini';
import { feedbackLimits } from '../../account/feedback.ts';
import { defineCall } from '../../define-call.ts';
import { personText } from '../../primitives/primitives.ts';

/**
 * Answers feedback by mail, to the address of its account or the one that a guest gave. `seen_answers` is how many answers the
 * caller has read: 40009 where another admin answered meanwhile. The same answer again is not sent again.
 */
export const answerFeedback = defineCall({
  method: 'POST',
  path: '/admin/feedback/{id}/answer',
  access: 'protected',
  roles: ['admin'],
  summary: 'Answer feedback',
  body: z.strictObject({
    text: personText(1, feedbackLimits.text),
    seen_answers: z.int().check(z.nonnegative()),
  }),
  /** `is_mailed` is false for an account without an address, which reads the answer on the site. */
  answer: z.object({ is_mailed: z.boolean() }),
  statuses: [201, 200],
  errors: [40001, 40004, 40009, 42500],
});
