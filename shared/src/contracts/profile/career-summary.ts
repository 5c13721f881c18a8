import * as z from 'zod/mini';
import { usualLimits } from '../account/vip-limits.ts';
import { id, unixSeconds } from '../primitives/primitives.ts';

export const summaryLimits = {
  /** Default credits a day, configurable; one for each text that was generated to its end or stopped by the person. */
  creditsPerDay: usualLimits.aiTexts,
  /** Attempts in 24 hours, failed ones included. */
  attemptsPerDay: 40,
  maxLength: 4_000,
  maxSentences: 12,
} as const;

export const rewriteType = z.enum(['shorter', 'fuller', 'other_words']);
export type RewriteType = z.infer<typeof rewriteType>;

/** Part of a profile that a fact comes from. */
export const factKind = z.enum([
  'desired_job',
  'headline',
  'since',
  'work',
  'education',
  'skills',
  'languages',
  'place',
]);
export type FactKind = z.infer<typeof factKind>;

export const summaryFact = z.object({ id: z.string(), kind: factKind, text: z.string() });
export type SummaryFact = z.infer<typeof summaryFact>;

/** A sentence with the ids of the facts that it is based on; without any, nothing in the profile supports it. */
export const summarySentence = z.object({ text: z.string(), facts: z.array(z.string()) });
export type SummarySentence = z.infer<typeof summarySentence>;

/** Source of the text: a model behind an OpenAI-compatible endpoint, or our own templates where none is configured. */
export const summaryWriter = z.enum(['model', 'built_in']);

/** One event of the streamed reply (`text/event-stream`), as JSON in its `data`. `end` or `failed` is the last. */
export const summaryEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    /** Id by which the text can be accepted, also after a later text. */
    id: z.optional(id),
    writer: summaryWriter,
    facts: z.array(summaryFact),
    credits_left: z.int(),
    renews_at: unixSeconds,
  }),
  z.extend(summarySentence, { type: z.literal('sentence') }),
  z.object({ type: z.literal('end') }),
  z.object({ type: z.literal('failed'), code: z.int(), message: z.string() }),
]);
export type SummaryEvent = z.infer<typeof summaryEvent>;

const order = {
  /** One of the person's job preferences; default: any of them. */
  job_preference_id: z.optional(z.nullable(id)),
  stream: z.optional(z.literal(true)),
};
export const summaryOrder = z.strictObject({ ...order, rewrite_type: z.optional(z.nullable(rewriteType)) });
export const summaryRewrite = z.strictObject({
  ...order,
  rewrite_type: rewriteType,
  /** The text to start from; default: the last one. */
  id: z.optional(id),
});
