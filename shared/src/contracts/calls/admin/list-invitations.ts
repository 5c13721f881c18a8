import * as z from 'zod/mini';
import { reviewedInvitation } from '../../account/vip.ts';
import { defineCall } from '../../define-call.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Invitations of a state, those with an appeal first, each by age. */
export const listInvitations = defineCall({
  method: 'GET',
  path: '/admin/invitations',
  access: 'protected',
  roles: ['admin'],
  summary: 'Invitations to look at',
  query: z.object({
    state: z._default(z.enum(['held', 'refused', 'counted']), 'held'),
    page: z._default(intFromText(1, 10_000), 1),
    size: z._default(intFromText(1, 100), 30),
  }),
  answer: z.object({ invitations: z.array(reviewedInvitation), total: z.int() }),
});
