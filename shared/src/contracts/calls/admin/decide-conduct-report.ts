import * as z from 'zod/mini';
import { adminNote } from '../../account/admin-decision.ts';
import { conductOutcome } from '../../account/conduct-report.ts';
import { defineCall } from '../../define-call.ts';
import { personText, unixSeconds } from '../../primitives/primitives.ts';

const note = z.optional(adminNote);
/** What the warned or suspended person reads. */
const reason = personText(1, 500);
/** That of the list: a report that was changed since stays undecided (40009). */
const reported_at = unixSeconds;

/**
 * Decides on a report, and tells the person who sent it. `warned` mails the other person, `suspended` suspends their account.
 * A decided one answers with its decision, and this one is ignored. `note` is for admins alone.
 */
export const decideConductReport = defineCall({
  method: 'PATCH',
  path: '/admin/conduct-reports/{id}/decide',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decide on a report of conduct',
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('kept'), reported_at, note: adminNote }),
    z.strictObject({ outcome: z.literal('warned'), reported_at, note, reason }),
    z.strictObject({ outcome: z.literal('suspended'), reported_at, note, reason }),
  ]),
  answer: z.object({ decision: z.object({ outcome: conductOutcome, decided_at: unixSeconds }) }),
  errors: [40001, 40004, 40005, 40009],
});
