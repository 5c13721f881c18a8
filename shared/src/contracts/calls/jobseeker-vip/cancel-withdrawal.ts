import * as z from 'zod/mini';
import { withdrawal } from '../../account/points.ts';
import { defineCall } from '../../define-call.ts';

/** Cancels a withdrawal that is not approved yet; its points come back. 42499: it is too late. */
export const cancelWithdrawal = defineCall({
  method: 'PATCH',
  path: '/jobseeker/points/withdrawals/{id}/cancel',
  access: 'protected',
  summary: 'Cancel a withdrawal of points',
  answer: z.object({ withdrawal }),
  errors: [40004, 42499],
});
