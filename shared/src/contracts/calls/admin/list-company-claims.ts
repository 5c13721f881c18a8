import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { joinRequest } from '../../employers/company-member.ts';
import { companyBrief } from '../../jobs/company.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** People who ask to become the admin of a company that has none, oldest first. */
export const listCompanyClaims = defineCall({
  method: 'GET',
  path: '/admin/company-claims',
  access: 'protected',
  roles: ['admin'],
  summary: 'Claims of companies without an admin',
  query: z.object({ page: z._default(intFromText(1, 10_000), 1), size: z._default(intFromText(1, 100), 30) }),
  answer: z.object({ claims: z.array(z.extend(joinRequest, { company: companyBrief })), total: z.int() }),
});
