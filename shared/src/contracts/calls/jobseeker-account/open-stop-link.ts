import * as z from 'zod/mini';
import { noticeToken } from '../../account/notice-link.ts';
import { defineCall } from '../../define-call.ts';

/** GET of the `List-Unsubscribe` link, in a browser: redirects to the page with the switch and changes nothing. */
export const openStopLink = defineCall({
  method: 'GET',
  path: '/jobseeker/mail-notices/unsubscribe',
  access: 'public',
  summary: 'Lead to the page where the mails of a kind can be ended',
  query: z.object({ token: noticeToken }),
  answer: 'file',
  errors: [42002],
});
