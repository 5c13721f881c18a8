import * as z from 'zod/mini';
import { countryKey, id, unixSeconds } from '../primitives/primitives.ts';

/** Applicant tracking systems whose public boards are read. */
export const feedSystems = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'teamtailor',
  'personio',
  'recruitee',
] as const;
export const feedSystem = z.enum(feedSystems);
export type FeedSystem = (typeof feedSystems)[number];

/** Feeds of a company. */
export const maxJobFeeds = 5;

/** `POST /recruiter/companies/{id}/feeds`: the address of the board, as people open it or as programs do. */
export const jobFeedDraft = z.strictObject({
  address: z.url({ protocol: /^https$/ }).check(z.maxLength(300)),
  /** The country of jobs that name none. */
  country_key: countryKey,
});

/** What one pull of a feed did. */
export const jobFeedReport = z.object({
  id,
  at: unixSeconds,
  /** `unchanged`: the board is as it was. `failed`: `problem` says why, and it is tried again. */
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  closed: z.int(),
  /** How many jobs were refused for each reason, in English. */
  refused: z.array(z.object({ reason: z.string(), jobs: z.int() })),
  problem: z.nullable(z.string()),
});
export type JobFeedReport = z.infer<typeof jobFeedReport>;

export const jobFeed = z.object({
  id,
  system: feedSystem,
  /** The name of the board in its system. */
  board: z.string(),
  address: z.string(),
  country_key: countryKey,
  open_jobs: z.int(),
  next_pull_at: unixSeconds,
  last_report: z.nullable(jobFeedReport),
});
export type JobFeed = z.infer<typeof jobFeed>;
