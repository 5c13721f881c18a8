import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyChange, editedCompany } from '../../employers/company-editing.ts';

/** Changes the profile of a company. A verified company that changes its name is to be verified again. */
export const updateCompany = defineCall({
  method: 'PATCH',
  path: '/recruiter/companies/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Change the profile of a company',
  body: companyChange,
  answer: z.object({ company: editedCompany }),
  errors: [40004],
});
