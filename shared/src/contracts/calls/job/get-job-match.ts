import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

export const matchKind = z.enum([
  'skills',
  'experience',
  'education',
  'languages',
  'location',
  'arrangement',
  'pay',
  'eligibility',
]);
export type MatchKind = z.infer<typeof matchKind>;

/** `unknown`: the profile has no data for it. */
export const matchResult = z.enum(['met', 'unmet', 'unknown']);
export type MatchResult = z.infer<typeof matchResult>;

export const matchCriterion = z.object({
  kind: matchKind,
  result: matchResult,
  /**
   * The profile's side: matching skills, years of work as a number, ISO codes of countries and BCP 47 tags of
   * languages. Other values are names in the request's language.
   */
  own: z.array(z.string()),
  /** The lowest expected pay, in minor units a month, as the person entered it; with `pay` only. */
  own_pay: z.optional(z.object({ currency: z.string(), amount: z.int() })),
});
export type MatchCriterion = z.infer<typeof matchCriterion>;

/** Each requirement of a job beside the caller’s profile. Requirements that the job does not state are left out. */
export const getJobMatch = defineCall({
  method: 'GET',
  path: '/job/{jobId}/match',
  access: 'protected',
  summary: 'What a job asks, beside the caller’s profile',
  answer: z.object({ criteria: z.array(matchCriterion) }),
  errors: [40004],
});
