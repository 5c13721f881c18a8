import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { changeEventName, changeToken } from '../../sign-in/owner-proof.ts';

/**
 * Undoes a change of a sign-in method, by the link that was sent to the address or number before it, within seven days:
 * restores address, number, password, passkeys, two-step sign-in and social accounts as they were, ends every session,
 * and voids the links of later changes.
 */
export const undoChange = defineCall({
  method: 'POST',
  path: '/auth/changes/undo',
  access: 'public',
  summary: 'Undo a change of what signs in',
  body: z.strictObject({ token: changeToken }),
  answer: z.object({ event: changeEventName }),
  errors: [40006, 42341],
});
