import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { workExperience } from '../../entries/work-experience.ts';

/** The caller’s work experiences, in the order in which a profile shows them. */
export const listWorkExperiences = defineCall({
  method: 'GET',
  path: '/jobseeker/work-experiences',
  access: 'protected',
  summary: 'The caller’s work experiences',
  answer: z.object({ work_experiences: z.array(workExperience) }),
  worldwide: true,
});
