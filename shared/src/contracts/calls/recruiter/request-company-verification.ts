import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyVerification } from '../../employers/company-verification.ts';

/** Asks the site to verify a company, for its admin; once while it is pending. 42355: upload a document first. */
export const requestCompanyVerification = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/verification',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Ask for the verification of a company',
  answer: z.object({ verification: companyVerification }),
  errors: [40004, 42355],
});
