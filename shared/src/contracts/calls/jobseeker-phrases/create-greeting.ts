import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { greeting, greetingDraft } from '../../entries/message-template.ts';

/** Adds a greeting, once for each idempotency key. */
export const createGreeting = defineCall({
  method: 'POST',
  path: '/jobseeker/greetings/create',
  access: 'protected',
  summary: 'Add a greeting',
  body: greetingDraft,
  answer: z.object({ greeting: greeting }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020, 41343],
});
