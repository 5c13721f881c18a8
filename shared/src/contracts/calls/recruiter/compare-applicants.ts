import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { comparedIds } from '../../employers/applicant-decline.ts';
import { sentApplication } from '../../employers/recruiter.ts';

/** All that two to four people sent, side by side. Each is opened by it, which they see. 42021 for one who shares it no more. */
export const compareApplicants = defineCall({
  method: 'GET',
  path: '/recruiter/applicants/compare',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Compare applicants',
  query: comparedIds,
  answer: z.object({ applications: z.array(sentApplication) }),
  errors: [40004, 42021],
});
