import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyProof } from '../../employers/company-verification.ts';

/** The documents that prove who a company is, for its admin. */
export const listCompanyProofs = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/proofs',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The documents that a company has uploaded',
  answer: z.object({ proofs: z.array(companyProof) }),
  errors: [40004],
});
