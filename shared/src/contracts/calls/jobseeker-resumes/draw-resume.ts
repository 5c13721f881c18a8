import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resumeDesign } from '../../profile/resume-document.ts';

/**
 * The pages of a résumé as pictures (WebP, base64), without keeping anything. `missing` are the characters that no font
 * has and that the PDF leaves out.
 */
export const drawResume = defineCall({
  method: 'POST',
  path: '/jobseeker/resume-drawing',
  access: 'public',
  summary: 'Draw a résumé that is being written',
  body: resumeDesign,
  answer: z.object({ pages: z.array(z.string()), page_count: z.int(), missing: z.string() }),
  errors: [40006, 40019, 42008, 42061, 42062, 42322, 50003, 50010],
});
