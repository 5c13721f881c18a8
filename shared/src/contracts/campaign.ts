import * as z from 'zod/mini';

/** A lower-case word that names a campaign: no room for an address, a name with spaces or a telephone number. */
const campaignWord = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9_.-]{0,59}$/),
  z.refine((word) => !/\d{7}/.test(word)),
);

/** Parameters of an address that name the campaign which led to it. */
export const campaignFields = {
  utm_source: z.optional(campaignWord),
  utm_medium: z.optional(campaignWord),
  utm_campaign: z.optional(campaignWord),
  utm_term: z.optional(campaignWord),
  utm_content: z.optional(campaignWord),
};

export const campaign = z.object(campaignFields);
export type Campaign = z.infer<typeof campaign>;
