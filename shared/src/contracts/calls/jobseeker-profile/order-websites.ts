import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { website, websiteLimits } from '../../entries/website.ts';
import { id } from '../../primitives/primitives.ts';

/** Sorts the caller’s links in the order of `ids`; links missing from `ids` come before them, newest first. */
export const orderWebsites = defineCall({
  method: 'PUT',
  path: '/jobseeker/websites/order',
  access: 'protected',
  summary: 'Order the caller’s links',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(websiteLimits.count)) }),
  answer: z.object({ websites: z.array(website) }),
  errors: [40004],
  waitsForSignIn: true,
});
