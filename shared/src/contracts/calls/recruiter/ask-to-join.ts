import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { memberTitle } from '../../employers/company-member.ts';
import { personText } from '../../primitives/primitives.ts';

/**
 * Asks to recruit for a company. Its admin decides; for a company without one, an admin of the site does, and the caller
 * becomes its admin. A second request replaces the text of the first.
 */
export const askToJoin = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/join',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Ask to join a company',
  body: z.strictObject({ title: memberTitle, text: personText(1, 1_000) }),
  answer: z.object({ decided_by: z.enum(['company', 'site']) }),
  errors: [40004, 40006, 42342, 42347],
});
