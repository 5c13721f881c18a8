import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { education } from '../../entries/education.ts';

/** The caller’s educations, in the order in which a profile shows them. */
export const listEducations = defineCall({
  method: 'GET',
  path: '/jobseeker/educations',
  access: 'protected',
  summary: 'The caller’s educations',
  answer: z.object({ educations: z.array(education) }),
  worldwide: true,
  version: 2,
});
