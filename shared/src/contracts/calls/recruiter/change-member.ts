import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { givenRole, memberTitle } from '../../employers/company-member.ts';

/**
 * Changes role, position or the permission for talent analysis of a member, for the company’s admin. 42350: the coordinator
 * keeps the role, and the admin hands the company over instead.
 */
export const changeMember = defineCall({
  method: 'PATCH',
  path: '/recruiter/companies/{id}/members/{memberId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Change a member of a company',
  body: z.strictObject({
    role: z.optional(givenRole),
    title: z.optional(memberTitle),
    may_analyse_talent: z.optional(z.boolean()),
  }),
  errors: [40004, 42348, 42350],
});
