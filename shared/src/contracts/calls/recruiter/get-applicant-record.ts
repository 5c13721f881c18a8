import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicantRecord } from '../../employers/applicant.ts';

/** Stage, tags and notes of the team. Marks the caller’s mentions in it as read. Job seekers never see it on the site. */
export const getApplicantRecord = defineCall({
  method: 'GET',
  path: '/recruiter/applicants/{id}/record',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'What the team keeps about an applicant',
  answer: z.object({ record: applicantRecord }),
  errors: [40004],
});
