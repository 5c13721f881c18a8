import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { sentProfile } from '../recruiter.ts';

/** What the employer would get of the caller's profile, if they applied now; without what they hide from this company. */
export const checkApplication = defineCall({
  method: 'GET',
  path: '/data/jobs/{jobId}/application-check',
  access: 'protected',
  summary: 'What an employer would get of the caller’s profile',
  answer: z.object({ profile: sentProfile }),
  errors: [40004],
});
