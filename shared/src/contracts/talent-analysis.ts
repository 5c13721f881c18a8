import * as z from 'zod/mini';
import { unixSeconds } from './primitives.ts';

/** Analyses a day of one account; the same application again costs none. */
export const talentAnalysesPerDay = 3;

/** One thing that a job asks for, in the reader's language, and what of the sent profile shows it: null where nothing does. */
export const talentPoint = z.object({
  kind: z.enum(['skill', 'experience', 'education']),
  requirement: z.string(),
  evidence: z.nullable(z.string()),
});
export type TalentPoint = z.infer<typeof talentPoint>;

export const talentAnalysis = z.object({
  points: z.array(talentPoint),
  uses_left: z.int(),
  renews_at: unixSeconds,
});
