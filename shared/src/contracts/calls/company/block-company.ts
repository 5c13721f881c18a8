import * as z from 'zod/mini';
import { blockedCompany } from '../../account/blocked-company.ts';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/** Blocks a company; blocking twice is blocking once. 201 when it was not blocked before. */
export const blockCompany = defineCall({
  method: 'POST',
  path: '/company/blacklist-companies/create',
  access: 'protected',
  summary: 'Block a company',
  body: z.strictObject({ company_id: id }),
  answer: z.object({ blocked_company: blockedCompany }),
  statuses: [201, 200],
  errors: [42003, 42112],
  waitsForSignIn: true,
});
