import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { workExperience, workExperienceDraft } from '../../entries/work-experience.ts';

/** Adds a work experience to the caller’s profile, once for each idempotency key. */
export const createWorkExperience = defineCall({
  method: 'POST',
  path: '/jobseeker/work-experiences/create',
  access: 'protected',
  summary: 'Add a work experience',
  body: workExperienceDraft,
  answer: z.object({ work_experience: workExperience }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020],
});
