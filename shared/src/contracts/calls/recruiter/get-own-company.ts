import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { editedCompany } from '../../employers/company-editing.ts';

/** The profile of a company as its members edit it, with its texts in all languages and its verification. */
export const getOwnCompany = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The profile of a company, to edit',
  answer: z.object({ company: editedCompany }),
  errors: [40004],
});
