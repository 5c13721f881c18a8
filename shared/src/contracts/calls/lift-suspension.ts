import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { suspension } from '../suspension.ts';

/** Opens the account again and mails its owner; one that is open already is no failure. */
export const liftSuspension = defineCall({
  method: 'PATCH',
  path: '/admin/suspensions/{id}/lift',
  access: 'protected',
  roles: ['admin'],
  summary: 'Lift a suspension',
  answer: z.object({ suspension }),
  errors: [40004],
});
