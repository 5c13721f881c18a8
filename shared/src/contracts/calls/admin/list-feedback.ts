import * as z from 'zod/mini';
import { feedback } from '../../account/feedback.ts';
import { defineCall } from '../../define-call.ts';
import { intFromText } from '../../primitives/primitives.ts';

/**
 * Feedback: what waits (`open`) with the oldest first, what is answered or closed with the newest first. Without a state all,
 * what is closed last.
 */
export const listFeedback = defineCall({
  method: 'GET',
  path: '/admin/feedback',
  access: 'protected',
  roles: ['admin'],
  summary: 'Feedback about the site',
  query: z.object({
    state: z.optional(z.enum(['open', 'answered', 'closed'])),
    page: z._default(intFromText(1, 10_000), 1),
    size: z._default(intFromText(1, 100), 30),
  }),
  answer: z.object({ feedback: z.array(feedback), total: z.int() }),
});
