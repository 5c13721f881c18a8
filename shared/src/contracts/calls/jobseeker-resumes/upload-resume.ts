import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resume } from '../../profile/jobseeker.ts';

/** Takes one résumé file in the form field `file`; the file type is detected by content. */
export const uploadResume = defineCall({
  method: 'POST',
  path: '/jobseeker/resume/upload',
  access: 'protected',
  summary: 'Upload a résumé file',
  body: 'form',
  answer: z.object({ resume }),
  statuses: [201, 200],
  idempotent: true,
  errors: [
    40013, 40014, 40019, 40020, 41170, 41174, 41264, 42007, 42008, 42009, 42344, 42345, 50002, 50005, 50016,
  ],
});
