import * as z from 'zod/mini';
import { interview } from '../../applications/interview.ts';
import { defineCall } from '../../define-call.ts';

/** One interview of the caller's. */
export const getInterview = defineCall({
  method: 'GET',
  path: '/jobApplication/interviews/{id}',
  access: 'protected',
  summary: 'One interview of the caller’s',
  answer: z.object({ interview }),
  errors: [40004],
});
