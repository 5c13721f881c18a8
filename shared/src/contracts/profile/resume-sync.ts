import * as z from 'zod/mini';
import { id } from '../primitives/primitives.ts';

/** Kinds of proposals from a résumé for a profile: a field of the person, or an entry. */
export const syncKinds = [
  'about',
  'work_experience',
  'education',
  'license_certification',
  'skill',
  'language',
  'website',
] as const;
export type SyncKind = (typeof syncKinds)[number];

/** How far the reading of a résumé is. */
export const readingState = z.enum(['reading', 'read', 'failed']);
export type ReadingState = z.infer<typeof readingState>;

/** One value of a proposal with its position in the résumé. */
export const syncField = z.object({
  /** Name of the field in the profile's contract: `job_title`, `start_month`, `summary`. */
  name: z.string(),
  /** As text. A month may be a year alone (`2021`), if the résumé states no month. */
  value: z.string(),
  /** The profile's current value; null if it has none. */
  current: z.nullable(z.string()),
  /** From 1; null in a Word file. */
  page: z.nullable(z.int()),
  /** From 0, as in `previewResume`. */
  line: z.int(),
  /** Text of the line that it was parsed from. */
  quote: z.string(),
});
export type SyncField = z.infer<typeof syncField>;

/** Proposed difference to the profile: a whole entry, or some fields of the entry `entry_id`. */
export const syncProposal = z.object({
  /** The same for each reading of the same résumé. */
  id: z.string(),
  kind: z.enum(syncKinds),
  entry_id: z.nullable(id),
  fields: z.array(syncField),
});
export type SyncProposal = z.infer<typeof syncProposal>;

/** Ratings, best first. */
export const resumeTiers = [
  'excellent',
  'well_done',
  'pass',
  'good_effort',
  'needs_improvement',
  'not_quite_there',
] as const;

/** Languages in which résumés are read, beside those of the site. */
export const otherResumeLanguages = ['ko', 'de', 'fr', 'it', 'nl', 'pl', 'ru', 'fa', 'ur'] as const;

/** Criteria of the rating. */
export const resumePoints = [
  'contact',
  'summary',
  'jobs',
  'dates',
  'descriptions',
  'numbers',
  'education',
  'skills',
  'languages',
  'length',
] as const;
export type ResumePoint = (typeof resumePoints)[number];

export const resumeAnalysis = z.object({
  tier: z.enum(resumeTiers),
  met: z.array(z.enum(resumePoints)),
  /** Unmet criteria. */
  missing: z.array(z.enum(resumePoints)),
});
export type ResumeAnalysis = z.infer<typeof resumeAnalysis>;

/** Ratings of the parse by the résumé's owner, best first. */
export const syncRatings = [
  'perfect_match',
  'pretty_good',
  'just_okay',
  'not_right',
  'disappointed',
] as const;
export const syncRating = z.enum(syncRatings);
export type SyncRating = z.infer<typeof syncRating>;
