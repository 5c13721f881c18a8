import * as z from 'zod/mini';
import { noticeLink, noticeToken } from '../../account/notice-link.ts';
import { defineCall } from '../../define-call.ts';

/** The kind of mails of a mail’s link, without signing in. A POST, so that no log contains the token. 42002: not valid (any more). */
export const openNoticeLink = defineCall({
  method: 'POST',
  path: '/jobseeker/mail-notices/by-link',
  access: 'public',
  summary: 'Whether the mails of a mail’s link are sent',
  body: z.object({ token: noticeToken }),
  answer: noticeLink,
  errors: [42002],
});
