import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resume } from '../../profile/jobseeker.ts';

/** Gives a résumé another name. */
export const renameResume = defineCall({
  method: 'PUT',
  path: '/jobseeker/resumes/{id}/rename',
  access: 'protected',
  summary: 'Rename a résumé',
  body: z.strictObject({ filename: z.string().check(z.maxLength(1_000)) }),
  answer: z.object({ resume }),
  errors: [40004, 42007],
});
