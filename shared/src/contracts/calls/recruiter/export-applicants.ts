import { defineCall } from '../../define-call.ts';
import { applicantsExportQuery } from '../../employers/applicant-decline.ts';

/**
 * The applicants of a job as CSV (UTF-8), for the company’s admin. Those who do not share their application are left out.
 * Each of the others sees that it was opened, and the company sees who exported what.
 */
export const exportApplicants = defineCall({
  method: 'GET',
  path: '/recruiter/applicants/export',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Export the applicants of a job',
  query: applicantsExportQuery,
  answer: 'file',
  errors: [40004, 40005, 40006],
});
