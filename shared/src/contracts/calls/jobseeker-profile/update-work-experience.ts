import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { workExperience, workExperienceChanges } from '../../entries/work-experience.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateWorkExperience = defineCall({
  method: 'PATCH',
  path: '/jobseeker/work-experiences/{id}/update',
  access: 'protected',
  summary: 'Change a work experience',
  body: workExperienceChanges,
  answer: z.object({ work_experience: workExperience }),
  errors: [40004, 40009],
});
