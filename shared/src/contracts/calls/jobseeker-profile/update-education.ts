import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { education, educationChanges } from '../../entries/education.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateEducation = defineCall({
  method: 'PATCH',
  path: '/jobseeker/educations/{id}/update',
  access: 'protected',
  summary: 'Change an education',
  body: educationChanges,
  answer: z.object({ education: education }),
  errors: [40004, 40009],
});
