import * as z from 'zod/mini';
import { interview, invitation } from '../../applications/interview.ts';
import { defineCall } from '../../define-call.ts';

/** Invites the candidate of an application to an interview. Answers with the open one if its terms are the same. */
export const inviteToInterview = defineCall({
  method: 'POST',
  path: '/recruiter/applications/{id}/interviews',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Invite a candidate to an interview',
  body: invitation,
  answer: z.object({ interview }),
  statuses: [201, 200],
  errors: [40004, 40009, 41153, 42095, 42484],
});
