import * as z from 'zod/mini';
import { adminNote } from '../../account/admin-decision.ts';
import { defineCall } from '../../define-call.ts';
import { suspension } from '../../sign-in/suspension.ts';

/** Lifts a suspension and mails the account's owner; no failure if it is lifted already. */
export const liftSuspension = defineCall({
  method: 'PATCH',
  path: '/admin/suspensions/{id}/lift',
  access: 'protected',
  roles: ['admin'],
  summary: 'Lift a suspension',
  body: z.strictObject({ note: adminNote }),
  answer: z.object({ suspension }),
  errors: [40001, 40004],
});
