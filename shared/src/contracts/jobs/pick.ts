import * as z from 'zod/mini';
import { intFromText } from '../primitives/primitives.ts';
import { jobCard } from './job.ts';

/** Reason for dismissing a recommended job. `work`, `pay`, `place` and `company` also exclude similar jobs. */
export const pickRefusalReason = z.enum(['work', 'pay', 'place', 'company', 'other']);
export type PickRefusalReason = z.infer<typeof pickRefusalReason>;

/** Source of a recommendation: a job preference, or a job that the person applied for or saved. `title` names it. */
export const pickSource = z.object({ from: z.enum(['preference', 'applied', 'saved']), title: z.string() });
export type PickSource = z.infer<typeof pickSource>;

export const pick = z.object({
  job: jobCard,
  /** Strongest reason first; empty for a dismissed one. */
  because: z.array(pickSource),
  /** Reason of the dismissal; null if not dismissed. */
  refused: z.nullable(pickRefusalReason),
});
export type JobPick = z.infer<typeof pick>;

export const pickShow = z.enum(['refused']);

/** `GET /recommendation/picks`: sort 1 best first, 2 newest job first. `show=refused` lists the dismissed ones. */
export const picksQuery = z.object({
  show: z.optional(pickShow),
  sort: z._default(intFromText(1, 2), 1),
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});
