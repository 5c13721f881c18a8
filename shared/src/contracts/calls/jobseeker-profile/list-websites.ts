import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { website } from '../../entries/website.ts';

/** The caller’s links, in the order in which a profile shows them. */
export const listWebsites = defineCall({
  method: 'GET',
  path: '/jobseeker/websites',
  access: 'protected',
  summary: 'The caller’s links',
  answer: z.object({ websites: z.array(website) }),
  worldwide: true,
});
