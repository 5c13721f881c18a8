import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resume } from '../../profile/jobseeker.ts';

/** The caller’s résumés, newest first, with the upload limits. */
export const listResumes = defineCall({
  method: 'GET',
  path: '/jobseeker/resumes',
  access: 'protected',
  summary: 'The caller’s résumés',
  answer: z.object({ resumes: z.array(resume), max_uploaded: z.int(), max_bytes: z.int() }),
  worldwide: true,
});
