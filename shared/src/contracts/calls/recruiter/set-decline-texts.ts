import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyDeclineText, companyDeclineTextsChange } from '../../employers/applicant-decline.ts';

/** Replaces the company’s own texts for declined people. */
export const setDeclineTexts = defineCall({
  method: 'PUT',
  path: '/recruiter/companies/{id}/decline-texts',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Set the texts for declined applicants',
  body: companyDeclineTextsChange,
  answer: z.object({ texts: z.array(companyDeclineText) }),
  errors: [40004, 40005],
});
