import * as z from 'zod/mini';
import { application, withdrawReason } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Withdraws the caller’s application for a job; 40016 once the employer has declined it. A reason is required after it was
 * accepted (40001).
 */
export const withdrawApplication = defineCall({
  method: 'PATCH',
  path: '/job/applied-jobs/{jobId}/withdraw',
  access: 'protected',
  summary: 'Withdraw the application for a job',
  /** The employer sees the reason. Older clients send none. */
  body: z.nullish(z.object({ reason: z.optional(withdrawReason) })),
  answer: z.object({ application }),
  errors: [40004, 40016],
});
