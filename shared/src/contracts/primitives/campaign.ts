import * as z from 'zod/mini';

/** A lower-case campaign name; the pattern excludes email addresses, names with spaces and phone numbers. */
const campaignWord = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9_.-]{0,59}$/),
  z.refine((word) => !/\d{7}/.test(word)),
);

/** Query parameters (`utm_*`) that name the campaign. */
export const campaignFields = {
  utm_source: z.optional(campaignWord),
  utm_medium: z.optional(campaignWord),
  utm_campaign: z.optional(campaignWord),
  utm_term: z.optional(campaignWord),
  utm_content: z.optional(campaignWord),
};

export const campaign = z.object(campaignFields);
export type Campaign = z.infer<typeof campaign>;
