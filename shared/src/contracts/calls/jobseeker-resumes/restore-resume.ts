import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resume } from '../../profile/jobseeker.ts';

/** Undoes the deletion of a résumé; refused at the limit of files. Restoring one that is not deleted changes nothing. */
export const restoreResume = defineCall({
  method: 'PUT',
  path: '/jobseeker/resumes/{id}/restore',
  access: 'protected',
  summary: 'Undo the deletion of a résumé',
  answer: z.object({ resume }),
  errors: [40004, 41170, 41254],
  waitsForSignIn: true,
});
