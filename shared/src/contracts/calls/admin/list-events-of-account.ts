import * as z from 'zod/mini';
import { accountEvent } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';
import { intFromText, unixSeconds } from '../../primitives/primitives.ts';

/** Owner, role, country and suspension of the account. Older API versions leave it out. */
const accountOfAdmins = z.object({
  first_name: z.string(),
  email: z.nullable(z.string()),
  role: z.string(),
  country_key: z.nullable(z.string()),
  created_at: unixSeconds,
  /** Null while the account is not suspended. */
  suspended_at: z.nullable(unixSeconds),
});

/** The security log of any account, as its owner reads it: the newest first. Each read stands in the site's log. */
export const listEventsOfAccount = defineCall({
  method: 'GET',
  path: '/admin/accounts/{id}/events',
  access: 'protected',
  roles: ['admin'],
  summary: 'What touched an account, for an admin',
  query: z.object({
    page: z._default(intFromText(1, 1_000), 1),
    size: z._default(intFromText(1, 50), 10),
  }),
  answer: z.object({
    account: z.optional(accountOfAdmins),
    events: z.array(accountEvent),
    total: z.int(),
    page: z.int(),
    size: z.int(),
  }),
  errors: [40004],
});
