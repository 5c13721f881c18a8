import * as z from 'zod/mini';
import { noticeLink, noticeToken } from '../../account/notice-link.ts';
import { defineCall } from '../../define-call.ts';

/** Stops the mails of a mail’s link or starts them again, without signing in. */
export const switchNoticesByLink = defineCall({
  method: 'PUT',
  path: '/jobseeker/mail-notices/by-link',
  access: 'public',
  summary: 'Stop the mails of a mail’s link, or start them again',
  body: z.object({ token: noticeToken, is_on: z.boolean() }),
  answer: noticeLink,
  proof: 'none',
  errors: [42002],
});
