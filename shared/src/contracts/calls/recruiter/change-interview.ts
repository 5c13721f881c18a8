import * as z from 'zod/mini';
import { interview, interviewChange } from '../../applications/interview.ts';
import { defineCall } from '../../define-call.ts';

/** The employer moves an interview, or cancels it until the country's cancel limit before its start. */
export const changeInterview = defineCall({
  method: 'PATCH',
  path: '/recruiter/interviews/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Move or cancel an interview',
  body: interviewChange,
  answer: z.object({ interview }),
  errors: [40004, 40009, 41152, 41153, 42091, 42095, 42484],
});
