import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { website, websiteDraft } from '../../entries/website.ts';

/** Adds a link to the caller’s profile, once for each idempotency key. */
export const createWebsite = defineCall({
  method: 'POST',
  path: '/jobseeker/websites/create',
  access: 'protected',
  summary: 'Add a link',
  body: websiteDraft,
  answer: z.object({ website: website }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020],
});
