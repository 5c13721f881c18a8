import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicantExport } from '../../employers/applicant-decline.ts';

/** The latest exports of a company’s applicants, for its admin. */
export const listApplicantExports = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/applicant-exports',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Exports of applicants',
  answer: z.object({ exports: z.array(applicantExport) }),
  errors: [40004, 40005],
});
