import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { education, educationDraft } from '../../entries/education.ts';

/** Adds an education to the caller’s profile, once for each idempotency key. */
export const createEducation = defineCall({
  method: 'POST',
  path: '/jobseeker/educations/create',
  access: 'protected',
  summary: 'Add an education',
  body: educationDraft,
  answer: z.object({ education: education }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020],
});
