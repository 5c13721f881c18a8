import { defineCall } from '../../define-call.ts';

/** A document that a company uploaded for its verification. */
export const downloadCompanyProof = defineCall({
  method: 'GET',
  path: '/admin/company-proofs/{id}/file',
  access: 'protected',
  roles: ['admin'],
  summary: 'A document of a company',
  answer: 'file',
  errors: [40004],
});
