import * as z from 'zod/mini';
import { reviewedInvitation } from '../../account/vip.ts';
import { defineCall } from '../../define-call.ts';
import { personText } from '../../primitives/primitives.ts';

/**
 * Counts or refuses an invitation, also one that was decided before: its months and points are given or taken back. The
 * inviter reads `reason`. `state` is that of the list: one that changed since stays undecided (40009).
 */
export const decideInvitation = defineCall({
  method: 'PATCH',
  path: '/admin/invitations/{id}/decide',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decide on an invitation',
  body: z.strictObject({
    outcome: z.enum(['counted', 'refused']),
    reason: personText(1, 500),
    state: z.enum(['counted', 'held', 'refused']),
  }),
  answer: z.object({ invitation: reviewedInvitation }),
  errors: [40001, 40004, 40009],
});
