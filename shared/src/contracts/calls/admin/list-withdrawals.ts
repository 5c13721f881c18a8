import * as z from 'zod/mini';
import { reviewedWithdrawal, withdrawalState } from '../../account/points.ts';
import { defineCall } from '../../define-call.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Withdrawals of a state, the oldest first. `is_paying`: whether a payout service is set; older API versions do not send it. */
export const listWithdrawals = defineCall({
  method: 'GET',
  path: '/admin/withdrawals',
  access: 'protected',
  roles: ['admin'],
  summary: 'Withdrawals of points',
  query: z.object({
    state: z._default(withdrawalState, 'asked'),
    page: z._default(intFromText(1, 10_000), 1),
    size: z._default(intFromText(1, 100), 30),
  }),
  answer: z.object({
    withdrawals: z.array(reviewedWithdrawal),
    total: z.int(),
    is_paying: z.optional(z.boolean()),
  }),
});
