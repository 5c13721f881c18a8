import { companyProfile } from '../../company.ts';
import { defineCall } from '../../define-call.ts';

/** The profile of a company. */
export const getCompany = defineCall({
  method: 'GET',
  path: '/company/{id}',
  access: 'public',
  summary: 'A company’s own page',
  answer: companyProfile,
  errors: [40004],
  version: 2,
});
