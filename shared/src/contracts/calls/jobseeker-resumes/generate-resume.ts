import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';
import { resume } from '../../profile/jobseeker.ts';
import { resumeDesign } from '../../profile/resume-document.ts';

/**
 * Generates a PDF and stores it among the caller's résumés, as a new one or, with `resume_id`, in place of one generated
 * before.
 */
export const generateResume = defineCall({
  method: 'POST',
  path: '/jobseeker/generate-resume',
  access: 'protected',
  summary: 'Make a résumé and keep it',
  body: z.extend(resumeDesign, { resume_id: z.optional(id) }),
  answer: z.object({ resume }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40004, 40006, 40019, 40020, 41254, 42008, 42061, 42062, 42322, 50003, 50005, 50010],
});
