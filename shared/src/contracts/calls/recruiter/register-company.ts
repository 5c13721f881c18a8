import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { ownCompany } from '../../employers/company-member.ts';
import { companyRegistration } from '../../employers/company-registration.ts';

/**
 * Registers a company, of which the caller becomes the admin. 42353: one of this name is in the country already, which the
 * caller can ask to join; `is_another` says that it is a different one. Idempotent by `Idempotency-Key`.
 */
export const registerCompany = defineCall({
  method: 'POST',
  path: '/recruiter/companies/create',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Register a company',
  body: companyRegistration,
  answer: z.object({ company: ownCompany }),
  statuses: [201, 200],
  errors: [40006, 40020, 42342, 42347, 42353],
  idempotent: true,
});
