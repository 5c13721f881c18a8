import * as z from 'zod/mini';

/** What everybody may see of a recruiter: within how many days they were active. */
export const shownActivity = z.enum(['today', 'days3', 'days7']);

/**
 * When somebody was active, coarsely: with an open page now, replied within the hour (both told to the other side of a chat
 * alone), and within one, three or seven days. The days change four times a day at fixed hours, so that nobody can follow
 * when a person comes and goes.
 */
export const activity = z.enum(['now', 'just_replied', ...shownActivity.options]);
export type Activity = z.infer<typeof activity>;
