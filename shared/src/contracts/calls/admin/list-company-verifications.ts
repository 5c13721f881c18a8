import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pendingVerification } from '../../employers/company-verification.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Companies that wait for their verification, the longest first. */
export const listCompanyVerifications = defineCall({
  method: 'GET',
  path: '/admin/company-verifications',
  access: 'protected',
  roles: ['admin'],
  summary: 'Companies that wait for their verification',
  query: z.object({ page: z._default(intFromText(1, 10_000), 1), size: z._default(intFromText(1, 100), 30) }),
  answer: z.object({ verifications: z.array(pendingVerification), total: z.int() }),
});
