import * as z from 'zod/mini';
import { accountEvent } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** The account's security log: sign-ins and changes of credentials, newest first. */
export const listAccountEvents = defineCall({
  method: 'GET',
  path: '/jobseeker/account-events',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'What touched the account',
  query: z.object({
    page: z._default(intFromText(1, 1_000), 1),
    size: z._default(intFromText(1, 50), 10),
  }),
  answer: z.object({ events: z.array(accountEvent), total: z.int(), page: z.int(), size: z.int() }),
  worldwide: true,
  version: 2,
});
