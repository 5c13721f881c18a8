import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resumeDesign } from '../../profile/resume-document.ts';

/**
 * Generates a Word document of a résumé (DOCX, base64) and a filename, without storing anything: also for guests. It has
 * one column and headings whatever the template, so that it can be edited and read by any program.
 */
export const makeResumeDocx = defineCall({
  method: 'POST',
  path: '/jobseeker/resume-docx',
  access: 'public',
  summary: 'Make a Word document of a résumé without keeping it',
  body: resumeDesign,
  answer: z.object({ filename: z.string(), docx: z.string() }),
  errors: [40006, 40019, 42008, 42061, 42062, 42322, 50003, 50010],
});
