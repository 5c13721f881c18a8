import * as z from 'zod/mini';
import { noticeToken } from '../../account/notice-link.ts';
import { defineCall } from '../../define-call.ts';

/** One-click unsubscription (RFC 8058): POST of a mail program with its fixed form body. */
export const stopNotices = defineCall({
  method: 'POST',
  path: '/jobseeker/mail-notices/unsubscribe',
  access: 'public',
  summary: 'End the mails of a kind in one click, as mail programs do',
  query: z.object({ token: noticeToken }),
  proof: 'none',
  errors: [42002],
});
