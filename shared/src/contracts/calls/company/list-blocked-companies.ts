import * as z from 'zod/mini';
import { blockedCompany } from '../../account/blocked-company.ts';
import { defineCall } from '../../define-call.ts';

/** The companies that the caller has blocked, the latest first. */
export const listBlockedCompanies = defineCall({
  method: 'GET',
  path: '/company/blacklist-companies',
  access: 'protected',
  summary: 'The companies that the caller has blocked',
  answer: z.object({ blocked_companies: z.array(blockedCompany), total: z.int() }),
  worldwide: true,
});
