import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resumeDesign } from '../../profile/resume-document.ts';

/** Generates the PDF of a résumé (base64) and a filename, without storing anything: also for guests. */
export const makeResumeFile = defineCall({
  method: 'POST',
  path: '/jobseeker/resume-file',
  access: 'public',
  summary: 'Make a PDF of a résumé without keeping it',
  body: resumeDesign,
  answer: z.object({ filename: z.string(), pdf: z.string() }),
  errors: [40006, 40019, 42008, 42061, 42062, 42322, 50003, 50010],
});
