import * as z from 'zod/mini';
import { ownerProof } from '../../account/account-data.ts';
import { defineCall } from '../../define-call.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/**
 * Schedules the account's deletion after the grace period and ends its sessions. `due_at`: until when it can be
 * cancelled.
 */
export const requestAccountDeletion = defineCall({
  method: 'POST',
  path: '/jobseeker/account-deletion/create',
  access: 'protected',
  proof: 'fresh',
  summary: 'Ask for the deletion of the account',
  body: ownerProof,
  answer: z.object({ due_at: unixSeconds }),
  errors: [40006, 41009, 41040, 41042, 41043],
});
