import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { intFromText } from '../../primitives/primitives.ts';
import { suspension } from '../../sign-in/suspension.ts';

/** Suspensions in force, those with an appeal first, each by age. */
export const listSuspensions = defineCall({
  method: 'GET',
  path: '/admin/suspensions',
  access: 'protected',
  roles: ['admin'],
  summary: 'Suspensions in force',
  query: z.object({ page: z._default(intFromText(1, 10_000), 1), size: z._default(intFromText(1, 100), 30) }),
  answer: z.object({ suspensions: z.array(suspension), total: z.int() }),
});
