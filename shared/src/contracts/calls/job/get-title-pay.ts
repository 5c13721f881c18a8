import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { option, unixSeconds } from '../../primitives/primitives.ts';

/** Monthly pay in whole units of `currency`: of the middle between each advertisement's minimum and maximum. */
export const paySpread = z.object({
  /** A tenth of the advertisements state less. */
  low: z.int(),
  lower_quarter: z.int(),
  median: z.int(),
  upper_quarter: z.int(),
  /** A tenth state more. */
  high: z.int(),
  adverts: z.int(),
  companies: z.int(),
});
export type PaySpread = z.infer<typeof paySpread>;

/**
 * What open advertisements with the words in their title state as pay, in the request's country or a place of it. Figures
 * of fewer than ten advertisements are left out.
 */
export const getTitlePay = defineCall({
  method: 'GET',
  path: '/job/pay',
  access: 'public',
  summary: 'What a title pays, from advertisements',
  query: z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    /** `seo_value` of a location; the whole country without one, or with one that it lacks. */
    location: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    currency: z.string(),
    place: z.nullable(option),
    /** Advertisements with the title, and those of them that state pay. */
    adverts: z.int(),
    paid: z.int(),
    pay: z.nullable(paySpread),
    levels: z.array(z.object({ xp_lvl: option, pay: paySpread })),
    /** Places by their number of advertisements, at most eight; none where a place was asked for. */
    places: z.array(z.object({ location: option, pay: paySpread })),
    as_of: unixSeconds,
  }),
  errors: [],
});
