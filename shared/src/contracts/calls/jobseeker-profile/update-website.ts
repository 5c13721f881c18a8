import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { website, websiteChanges } from '../../entries/website.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateWebsite = defineCall({
  method: 'PATCH',
  path: '/jobseeker/websites/{id}/update',
  access: 'protected',
  summary: 'Change a link',
  body: websiteChanges,
  answer: z.object({ website: website }),
  errors: [40004, 40009],
});
