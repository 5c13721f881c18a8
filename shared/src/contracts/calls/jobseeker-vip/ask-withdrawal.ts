import * as z from 'zod/mini';
import { withdrawal, withdrawalDraft } from '../../account/points.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Asks for points to be paid out, and reserves them. 42494: too few, or no multiple; 42495: not in this country; 42496: more
 * than there are; 42497: no address of the network by its checksum; 42498: nothing is paid out.
 */
export const askWithdrawal = defineCall({
  method: 'POST',
  path: '/jobseeker/points/withdrawals/create',
  access: 'protected',
  proof: 'fresh',
  summary: 'Ask for points to be paid out',
  body: withdrawalDraft,
  answer: z.object({ withdrawal }),
  statuses: [201, 200],
  errors: [40001, 40006, 42342, 42494, 42495, 42496, 42497, 42498],
  idempotent: true,
});
