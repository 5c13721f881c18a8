import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicantLimits, applicantTag } from '../../employers/applicant.ts';

/** Replaces the team’s tags of an application; equal ones in another case are one. */
export const tagApplicant = defineCall({
  method: 'PUT',
  path: '/recruiter/applicants/{id}/tags',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Tag an applicant',
  body: z.strictObject({ tags: z.array(applicantTag).check(z.maxLength(applicantLimits.tags)) }),
  answer: z.object({ tags: z.array(z.string()) }),
  errors: [40004],
});
