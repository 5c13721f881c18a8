import * as z from 'zod/mini';
import { counted } from '../../browser/interaction.ts';
import { defineCall } from '../../define-call.ts';
import { campaignFields } from '../../primitives/campaign.ts';
import { device } from '../../primitives/primitives.ts';

/** Accepted for clients that send them; never stored. */
const ignored = z.optional(z.string().check(z.maxLength(254)));

/** Counts the start of a sign-in or sign-up, with the campaign that led to it. No personal data is stored. */
export const recordGetStarted = defineCall({
  method: 'POST',
  path: '/jobseeker/click/get-started-record',
  access: 'public',
  summary: 'Somebody has begun to sign in or up',
  body: z.object({
    device,
    ...campaignFields,
    email: ignored,
    phone_num: ignored,
  }),
  answer: counted,
});
