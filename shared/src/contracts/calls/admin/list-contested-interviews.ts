import * as z from 'zod/mini';
import { contestedInterview, contestedState } from '../../account/contested-interview.ts';
import { defineCall } from '../../define-call.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Interviews whose attendance is contested, the longest waiting first; or those decided on, the latest first. */
export const listContestedInterviews = defineCall({
  method: 'GET',
  path: '/admin/contested-interviews',
  access: 'protected',
  roles: ['admin'],
  summary: 'Interviews with contested attendance',
  query: z.object({
    state: z._default(contestedState, 'waiting'),
    page: z._default(intFromText(1, 10_000), 1),
    size: z._default(intFromText(1, 100), 30),
  }),
  answer: z.object({ interviews: z.array(contestedInterview), total: z.int() }),
});
