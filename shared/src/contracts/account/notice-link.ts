import * as z from 'zod/mini';

/**
 * Kinds of mail with a link of their own to stop them. Those of job alerts have the links of the alert. `digest`: the daily
 * mail, and `recruiting`: that of recruiters; both links stop mails about messages and applications.
 */
export const linkedNoticeKind = z.enum([
  ...(['messages', 'applications', 'digest'] as const),
  ...(['reports', 'company', 'recruiting'] as const),
]);
export type LinkedNoticeKind = z.infer<typeof linkedNoticeKind>;

/** Token of a mail's link: kind, account and signature. It proves access to the mailbox, for this one kind. */
export const noticeToken = z
  .string()
  .check(z.regex(new RegExp(`^(?:${linkedNoticeKind.options.join('|')})\\.[1-9]\\d{0,15}\\.[\\w-]{32}$`)));

/** Whether the mails of a kind are sent, and where to. */
export const noticeLink = z.object({ kind: linkedNoticeKind, is_on: z.boolean(), email: z.string() });
export type NoticeLink = z.infer<typeof noticeLink>;
