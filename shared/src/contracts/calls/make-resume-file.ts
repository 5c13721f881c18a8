import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { resumeDesign } from '../resume-document.ts';

/** The PDF of a résumé (base64) and a name for it, without keeping anything: a guest needs no account. */
export const makeResumeFile = defineCall({
  method: 'POST',
  path: '/jobseeker/resume-file',
  access: 'public',
  summary: 'Make a PDF of a résumé without keeping it',
  body: resumeDesign,
  answer: z.object({ filename: z.string(), pdf: z.string() }),
  errors: [40006, 40019, 50010],
});
