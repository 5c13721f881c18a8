import * as z from 'zod/mini';
import { unixSeconds } from '../primitives/primitives.ts';

/** Limit of analyses a day for each account; repeating the same application is free. */
export const talentAnalysesPerDay = 3;

/** One requirement of a job, in the reader's language, with the evidence in the sent profile; null if there is none. */
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
