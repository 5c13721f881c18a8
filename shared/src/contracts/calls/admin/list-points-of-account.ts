import * as z from 'zod/mini';
import { pointLedger } from '../../account/points.ts';
import { defineCall } from '../../define-call.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** The points of any account, as its owner reads them: balance, and movements with the newest first. */
export const listPointsOfAccount = defineCall({
  method: 'GET',
  path: '/admin/accounts/{id}/points',
  access: 'protected',
  roles: ['admin'],
  summary: 'Points of an account, for an admin',
  query: z.object({
    page: z._default(intFromText(1, 1_000), 1),
    size: z._default(intFromText(1, 100), 30),
  }),
  answer: pointLedger,
  errors: [40004],
});
