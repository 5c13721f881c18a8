import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { changeToken, undoneEventName } from '../../sign-in/owner-proof.ts';

/**
 * Undoes a change of a sign-in method, by the link that was sent to the previous address or number, within seven days.
 * Restores address, number, password, passkeys, two-step sign-in and social accounts as they were. Ends every session,
 * and voids the links of later changes. Of a company that was handed over, it restores the roles of all members and
 * ends their tokens. 42347: its former admin recruits for another company by now.
 */
export const undoChange = defineCall({
  method: 'POST',
  path: '/auth/changes/undo',
  access: 'public',
  summary: 'Undo a change of what signs in',
  body: z.strictObject({ token: changeToken }),
  answer: z.object({ event: undoneEventName }),
  errors: [40006, 42341, 42347],
});
