import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { readingState } from '../../profile/resume-sync.ts';

/**
 * Has the server read a résumé, unless it has read it or is reading it; one that failed is read again. The topic
 * `resume-reading` says when it ends. What was read is then answered at once by `getSyncableContent` and
 * `previewResume`, which otherwise wait for the end.
 */
export const readResume = defineCall({
  method: 'POST',
  path: '/jobseeker/resume/{id}/read',
  access: 'protected',
  summary: 'Have a résumé read',
  answer: z.object({ state: readingState }),
  errors: [40004, 40006],
});
