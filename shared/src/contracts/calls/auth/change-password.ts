import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { currentPassword, newPassword } from '../../sign-in/auth.ts';

/**
 * Changes the caller’s password, or sets the first one: then without `current_password`. Ends the account’s other sessions
 * unless `end_sessions` is false.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/auth/change-password',
  access: 'protected',
  proof: 'fresh',
  summary: 'Change the caller’s password',
  body: z.strictObject({
    current_password: z.optional(currentPassword),
    new_password: newPassword,
    confirm_password: z.string().check(z.maxLength(1_000)),
    end_sessions: z._default(z.boolean(), true),
  }),
  errors: [40006, 41009, 41010, 42011],
});
