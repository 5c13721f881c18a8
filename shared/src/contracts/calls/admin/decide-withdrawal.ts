import * as z from 'zod/mini';
import { reviewedWithdrawal, withdrawalDecision } from '../../account/points.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Takes a withdrawal for review, approves or refuses it. A refusal needs a reason, which the person reads; its points come
 * back. 40009: it is not in the state of the list any more; 42499: it is decided.
 */
export const decideWithdrawal = defineCall({
  method: 'PATCH',
  path: '/admin/withdrawals/{id}/decide',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decide on a withdrawal of points',
  body: withdrawalDecision,
  answer: z.object({ withdrawal: reviewedWithdrawal }),
  errors: [40001, 40004, 40009, 42499],
});
