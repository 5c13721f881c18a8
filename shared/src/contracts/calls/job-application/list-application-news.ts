import * as z from 'zod/mini';
import { applicationNews } from '../../applications/application-news.ts';
import { defineCall } from '../../define-call.ts';

/** Unseen news of the person's applications, newest first: at most 20, and their total. */
export const listApplicationNews = defineCall({
  method: 'GET',
  path: '/jobApplication/news',
  access: 'protected',
  summary: 'What is new in the caller’s applications',
  answer: z.object({
    news: z.array(applicationNews),
    total: z.int(),
    /** Unread notifications (`listNotifications`). Older API versions do not send it. */
    unread_count: z.optional(z.int()),
    /** The person has switched notices about applications on the site off: the news are neither counted nor told. */
    is_muted: z.optional(z.boolean()),
  }),
  worldwide: true,
});
