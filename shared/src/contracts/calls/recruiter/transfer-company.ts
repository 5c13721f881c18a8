import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/** Makes another member the admin; the caller stays as a recruiter. 42350: the coordinator keeps the role. */
export const transferCompany = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/transfer',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Hand a company over to another member',
  body: z.strictObject({ member_id: id }),
  errors: [40004, 42350],
});
