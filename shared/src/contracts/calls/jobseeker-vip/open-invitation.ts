import * as z from 'zod/mini';
import { inviteCode } from '../../account/vip.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Says who invites, and remembers the code in a cookie for the account that this browser may make. 42492: no such code.
 */
export const openInvitation = defineCall({
  method: 'POST',
  path: '/jobseeker/invitations/open',
  access: 'default',
  summary: 'Open an invite link',
  body: z.strictObject({ code: inviteCode }),
  answer: z.object({
    first_name: z.string(),
    /** Whether the badge of who brought friends is shown. Older API versions do not send it. */
    has_badge: z.optional(z.boolean()),
  }),
  errors: [40001, 40006, 42492],
});
