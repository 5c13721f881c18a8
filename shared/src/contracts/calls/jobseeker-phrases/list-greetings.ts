import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { greeting } from '../../entries/message-template.ts';

/** The caller’s greetings in their own order, newer ones first. */
export const listGreetings = defineCall({
  method: 'GET',
  path: '/jobseeker/greetings',
  access: 'protected',
  summary: 'The caller’s greetings',
  answer: z.object({ greetings: z.array(greeting) }),
  worldwide: true,
});
