import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyDeclineText } from '../../employers/applicant-decline.ts';

/** What declined people read, in each language: the company’s own texts, else those of the product. */
export const listDeclineTexts = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/decline-texts',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Texts for declined applicants',
  answer: z.object({ texts: z.array(companyDeclineText) }),
  errors: [40004],
});
