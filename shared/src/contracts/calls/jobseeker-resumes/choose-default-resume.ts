import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resume } from '../../profile/jobseeker.ts';

/** Makes a résumé the default for applications, in place of any other. */
export const chooseDefaultResume = defineCall({
  method: 'PUT',
  path: '/jobseeker/resumes/{id}/default',
  access: 'protected',
  summary: 'Choose the default résumé',
  answer: z.object({ resume }),
  errors: [40004],
  waitsForSignIn: true,
});
