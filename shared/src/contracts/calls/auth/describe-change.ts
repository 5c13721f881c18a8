import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { unixSeconds } from '../../primitives/primitives.ts';
import { changeToken, undoneEventName } from '../../sign-in/owner-proof.ts';

/** What signs in to an account, or is asked for beside what does. */
const signInMethodNames = ['address', 'number', 'password', 'passkeys', 'two-factor', 'linked'] as const;
export type SignInMethodName = (typeof signInMethodNames)[number];

/** Preview of a link that undoes a change of the account. Read-only: mail scanners follow links. 42341: the link is dead. */
export const describeChange = defineCall({
  method: 'POST',
  path: '/auth/changes/describe',
  access: 'public',
  summary: 'What the link in a mail about a change undoes',
  body: z.strictObject({ token: changeToken }),
  answer: z.object({
    event: undoneEventName,
    /** That was handed over. */
    company: z.optional(z.string()),
    changed_at: unixSeconds,
    expires_at: unixSeconds,
    /** What has changed since, by anybody, and becomes as it was. Older API versions do not send it. */
    restores: z.optional(z.array(z.enum(signInMethodNames))),
  }),
  errors: [40006, 42341],
});
