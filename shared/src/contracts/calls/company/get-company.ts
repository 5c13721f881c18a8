import { defineCall } from '../../define-call.ts';
import { companyProfile } from '../../jobs/company.ts';

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
