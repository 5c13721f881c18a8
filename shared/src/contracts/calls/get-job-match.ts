import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

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

/** `unknown`: the profile says nothing about it. */
export const matchResult = z.enum(['met', 'unmet', 'unknown']);
export type MatchResult = z.infer<typeof matchResult>;

export const matchCriterion = z.object({
  kind: matchKind,
  result: matchResult,
  /**
   * What the profile says: of the job's skills those that it has, years of work as a number, ISO codes of countries and
   * BCP 47 tags of languages; else names in the request's language.
   */
  own: z.array(z.string()),
  /** The lowest wish, in minor units a month, as the person wrote it; with `pay` only. */
  own_pay: z.optional(z.object({ currency: z.string(), amount: z.int() })),
});
export type MatchCriterion = z.infer<typeof matchCriterion>;

/** What a job asks, each beside the caller’s profile. What the job does not ask is left out. */
export const getJobMatch = defineCall({
  method: 'GET',
  path: '/job/{jobId}/match',
  access: 'protected',
  summary: 'What a job asks, beside the caller’s profile',
  answer: z.object({ criteria: z.array(matchCriterion) }),
  errors: [40004],
});
