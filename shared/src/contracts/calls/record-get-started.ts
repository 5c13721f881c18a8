import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { counted } from '../interaction.ts';
import { device } from '../primitives.ts';

/** Parameters of an address that name the campaign which led to it. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** A lower-case word that names a campaign: no room for an address, a name with spaces or a telephone number. */
export const campaignWord = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9_.-]{0,59}$/),
  z.refine((word) => !/\d{7}/.test(word)),
);

/** Accepted for clients that send them; never stored. */
const ignored = z.optional(z.string().check(z.maxLength(254)));

/** Somebody has begun to sign in or up, and the campaign that led them here. Nothing personal is kept. */
export const recordGetStarted = defineCall({
  method: 'POST',
  path: '/jobseeker/click/get-started-record',
  access: 'public',
  summary: 'Somebody has begun to sign in or up',
  body: z.object({
    device,
    utm_source: z.optional(campaignWord),
    utm_medium: z.optional(campaignWord),
    utm_campaign: z.optional(campaignWord),
    utm_term: z.optional(campaignWord),
    utm_content: z.optional(campaignWord),
    email: ignored,
    phone_num: ignored,
  }),
  answer: counted,
});
