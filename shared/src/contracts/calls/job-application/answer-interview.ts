import * as z from 'zod/mini';
import { interview, interviewAnswer } from '../../applications/interview.ts';
import { defineCall } from '../../define-call.ts';

/** The candidate accepts, rejects, cancels or proposes other times. The same answer again changes nothing. */
export const answerInterview = defineCall({
  method: 'PATCH',
  path: '/jobApplication/interviews/{id}',
  access: 'protected',
  summary: 'Answer an invitation to an interview',
  body: interviewAnswer,
  answer: z.object({ interview }),
  errors: [40004, 40009, 41152, 41153, 41295, 42091, 42095, 42096],
});
