import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyProof } from '../../employers/company-verification.ts';

/**
 * For the company’s admin. Takes a PNG, JPG or PDF in the form field `proof`, and its subject in `kind`
 * (`registration`, `website`, `address` or `other`). Only the admins of the site read it besides. 42356: there are ten
 * already.
 */
export const uploadCompanyProof = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/proofs',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Upload a document that proves who a company is',
  body: 'form',
  answer: z.object({ proof: companyProof }),
  statuses: [201],
  errors: [
    40004, 40013, 40014, 40019, 40020, 41174, 42007, 42008, 42009, 42062, 42320, 42344, 42345, 42356, 50002,
    50003, 50008, 50016,
  ],
});
