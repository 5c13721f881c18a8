import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { greeting, messageTemplateLimits } from '../../entries/message-template.ts';
import { id } from '../../primitives/primitives.ts';

/** Sorts the caller’s greetings in the order of `ids`; those missing from `ids` come before them, newest first. */
export const orderGreetings = defineCall({
  method: 'PUT',
  path: '/jobseeker/greetings/order',
  access: 'protected',
  summary: 'Order the caller’s greetings',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(messageTemplateLimits.greetings)) }),
  answer: z.object({ greetings: z.array(greeting) }),
  errors: [40004],
  waitsForSignIn: true,
});
