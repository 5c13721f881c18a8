import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { suspension, suspensionDraft } from '../../sign-in/suspension.ts';

/**
 * Suspends an account, ends its sessions and mails its owner the reason and how to appeal. Idempotent; `is_final` makes
 * it permanent, without appeal, also later. 40005 for the account of an admin.
 */
export const suspendAccount = defineCall({
  method: 'POST',
  path: '/admin/suspensions/create',
  access: 'protected',
  roles: ['admin'],
  summary: 'Suspend an account',
  body: suspensionDraft,
  answer: z.object({ suspension }),
  statuses: [201, 200],
  errors: [40004],
});
