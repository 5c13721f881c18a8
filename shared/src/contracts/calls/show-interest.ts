import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { interestDraft } from '../interest.ts';
import { id } from '../primitives.ts';

/**
 * Tells an applicant that another open job of the same company would suit them. Only whoever shares an application can be
 * told; for each job once.
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
