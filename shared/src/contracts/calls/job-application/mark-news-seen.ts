import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, unixSeconds } from '../../primitives/primitives.ts';

/** The person has seen these applications. Those of others are left out. */
export const markNewsSeen = defineCall({
  method: 'POST',
  path: '/jobApplication/news/seen',
  access: 'protected',
  summary: 'The caller has seen what is new in some of their applications',
  body: z.object({
    application_ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
    /** Time of the newest news that was shown: later ones stay. */
    up_to: unixSeconds,
  }),
  waitsForSignIn: true,
});
