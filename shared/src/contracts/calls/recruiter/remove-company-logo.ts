import { defineCall } from '../../define-call.ts';

/** Shows the company's identicon again. Not found for a company that the caller does not recruit for. */
export const removeCompanyLogo = defineCall({
  method: 'DELETE',
  path: '/recruiter/companies/{id}/logo',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Remove the logo of a company',
  errors: [40004],
});
