import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { ownCompany } from '../../employers/company-member.ts';
import { companyBrief } from '../../jobs/company.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/** The companies that the caller acts for, with role and permissions, and those that the caller asks to join. */
export const listOwnCompanies = defineCall({
  method: 'GET',
  path: '/recruiter/companies',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The companies that the caller acts for',
  answer: z.object({
    companies: z.array(ownCompany),
    requests: z.array(z.object({ company: companyBrief, asked_at: unixSeconds })),
  }),
});
