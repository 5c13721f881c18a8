import * as z from 'zod/mini';
import { interestDraft } from '../../applications/interest.ts';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/**
 * Suggests another open job of the same company to an applicant. Only to applicants who share an application; once for
 * each job.
 */
export const showInterest = defineCall({
  method: 'POST',
  path: '/recruiter/applications/{id}/interest',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Show interest in an applicant for another job',
  body: interestDraft,
  answer: z.object({ id }),
  statuses: [201, 200],
  errors: [40004, 40009, 40010, 40017, 42021],
});
