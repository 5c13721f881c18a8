import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { greeting, greetingChanges } from '../../entries/message-template.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateGreeting = defineCall({
  method: 'PATCH',
  path: '/jobseeker/greetings/{id}/update',
  access: 'protected',
  summary: 'Change a greeting',
  body: greetingChanges,
  answer: z.object({ greeting: greeting }),
  errors: [40004, 40009],
});
