import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pendingVerification } from '../../employers/company-verification.ts';

/** Companies that wait for their verification, the longest first. */
export const listCompanyVerifications = defineCall({
  method: 'GET',
  path: '/admin/company-verifications',
  access: 'protected',
  roles: ['admin'],
  summary: 'Companies that wait for their verification',
  answer: z.object({ verifications: z.array(pendingVerification) }),
});
