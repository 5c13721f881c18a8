import * as z from 'zod/mini';
import { noticeSchedule } from '../account/account-setting.ts';

const channels = z.object({ email: z.boolean(), site: z.boolean() });
const channelChange = z.strictObject({ email: z.optional(z.boolean()), site: z.optional(z.boolean()) });

/**
 * Which news of their work recruiters get, and when: `messages` of candidates, `applications` with what candidates do about
 * interviews and offers, and `company`, by mail alone. `site` is the notification centre.
 */
export const recruiterNotices = z.object({
  email: z.nullable(z.string()),
  /** Mails go to a confirmed address alone. */
  is_email_verify: z.boolean(),
  messages: channels,
  applications: channels,
  company: z.object({ email: z.boolean() }),
  /** Whether others see when the recruiter was active, and the recruiter sees theirs. Older API versions do not send it. */
  shows_activity: z.optional(z.boolean()),
  /** Null until it is set: no quiet hours, and a mail at most once an hour. */
  schedule: z.nullable(noticeSchedule),
});
export type RecruiterNotices = z.infer<typeof recruiterNotices>;

/** Only what changes is sent. */
export const recruiterNoticesChange = z.strictObject({
  messages: z.optional(channelChange),
  applications: z.optional(channelChange),
  company: z.optional(z.strictObject({ email: z.boolean() })),
  schedule: z.optional(noticeSchedule),
  shows_activity: z.optional(z.boolean()),
});
export type RecruiterNoticesChange = z.infer<typeof recruiterNoticesChange>;
