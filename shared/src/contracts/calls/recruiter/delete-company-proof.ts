import { defineCall } from '../../define-call.ts';

/** Deletes a document of a company, for its admin. */
export const deleteCompanyProof = defineCall({
  method: 'DELETE',
  path: '/recruiter/companies/{id}/proofs/{proofId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Delete a document of a company',
  errors: [40004],
});
