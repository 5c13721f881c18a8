import * as z from 'zod/mini';
import { shownActivity } from '../primitives/activity.ts';
import { cautionList } from '../primitives/caution.ts';
import {
  clientSource,
  countryKey,
  device,
  id,
  idFromText,
  intFromText,
  option,
  unixSeconds,
} from '../primitives/primitives.ts';
import { agencyBrief, company, companyBrief } from './company.ts';
import { employerRecord } from './employer-record.ts';
import { jobChange } from './job-change.ts';
import { cardRecord, jobRecord } from './job-record.ts';

export const salaryPeriod = z.enum(['hourly', 'daily', 'monthly', 'annually', 'negotiable', 'unpaid']);
export type SalaryPeriod = z.infer<typeof salaryPeriod>;

/**
 * Pay as advertised. `min` and `max` are ISO 4217 minor units of `currency` for one `period`; both null where the
 * advertisement names no amount (`negotiable`, `unpaid`). `converted` is the same range in the currency of the
 * request's country, with the day of the rate (ISO date). It is null for the same currency.
 */
export const salary = z.object({
  currency: z.string(),
  period: salaryPeriod,
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  converted: z.nullable(
    z.object({
      currency: z.string(),
      min: z.nullable(z.int()),
      max: z.nullable(z.int()),
      rate_date: z.string(),
    }),
  ),
});
export type Salary = z.infer<typeof salary>;

export const applyMode = z.enum(['normal', 'external']);
export const jobStatus = z.enum(['open', 'on_hold', 'closed']);
export type JobStatus = z.infer<typeof jobStatus>;

/** In hours since midnight. */
const officeHours = z.object({ from: z.int(), to: z.int() });

/** A job as lists show it. Options and places are in the request's language; the title is as written, in `language`. */
export const jobCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  language: z.string(),
  company: companyBrief,
  /** The agency that posted it for the company; null for none. Older API versions do not send it. */
  agency: z.optional(z.nullable(agencyBrief)),
  country_key: countryKey,
  locations: z.array(option),
  /** Places named in the advertisement that the location list lacks; empty where absent. */
  other_places: z.optional(z.array(z.string())),
  salary: z.nullable(salary),
  job_type: z.nullable(option),
  xp_lvl: z.nullable(option),
  degree: z.nullable(option),
  work_arrangement: z.nullable(option),
  category: z.nullable(option),
  skills: z.array(z.string()),
  /** Plain text, at most 200 characters, from the description. */
  snippet: z.string(),
  posted_at: unixSeconds,
  reposted_at: z.nullable(unixSeconds),
  /** Closing date of applications; null if none is stated. Older API versions do not send it with a card. */
  valid_through: z.optional(z.nullable(unixSeconds)),
  status: jobStatus,
  is_web3: z.boolean(),
  apply_mode: applyMode,
  // Older API versions do not send these two.
  /** ISO 3166 alpha-2, lower case: applicants must be allowed to work in one of them; empty for anybody. */
  applicant_countries: z.optional(z.array(z.string())),
  /** Excluded countries: applicants who may work in no other country are refused. */
  excluded_countries: z.optional(z.array(z.string())),
  /** IANA time zone of the office hours, if it is not that of the job's country. Older API versions do not send it. */
  time_zone: z.optional(z.nullable(z.string())),
  /** Office hours of that time zone that are office hours in the request's market; null without one of either. */
  shared_hours: z.optional(z.nullable(z.int())),
  /** Office hours of the job's country and of the request's; absent where both are the usual ones. */
  office_hours: z.optional(z.object({ there: officeHours, here: officeHours })),
  /** Facts about how it was posted and answered; absent of most jobs. */
  record: z.optional(cardRecord),
});
export type JobCard = z.infer<typeof jobCard>;

/** Answers that an employer expects: some of the choices, or a range of numbers or ISO dates (inclusive). */
const expectedAnswer = z.object({
  answers: z.optional(z.array(z.string())),
  least: z.optional(z.string()),
  most: z.optional(z.string()),
});

export const screeningQuestion = z.object({
  id,
  question: z.string(),
  kind: z.enum(['text', 'yes_no', 'choice']),
  /** Format of a text answer. A client that does not know it accepts any text. */
  format: z.optional(z.enum(['number', 'date'])),
  options: z.array(z.string()),
  is_required: z.boolean(),
  /** Other answers can be sent; both sides then see that they differ. Absent: any answer will do. */
  expected: z.optional(expectedAnswer),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestion>;

export const recruiterBrief = z.object({
  id,
  name: z.string(),
  title: z.string(),
  avatar_url: z.nullable(z.string()),
  /** Null where it is hidden, or longer ago. Older API versions do not send it. */
  activity: z.optional(z.nullable(shownActivity)),
  /** Whether most applications are answered. Older API versions do not send it. */
  is_responsive: z.optional(z.boolean()),
  /** For older remotes: a time from which they conclude the same as from `activity`. */
  last_active_at: z.nullable(unixSeconds),
});

/** Median seconds from application to first answer, and from how many answers. */
export const answerTime = z.object({ median_seconds: z.int(), answers: z.int() });

/** `GET /job/{id}/static`: the cacheable part, the same for every viewer. */
export const jobStatic = z.extend(jobCard, {
  /** Sanitised HTML: p, ul, ol, li, strong, em, br, h3, h4, a[href, rel]. */
  description_html: z.string(),
  benefits: z.array(z.string()),
  screening_questions: z.array(screeningQuestion),
  recruiter: z.nullable(recruiterBrief),
  employer: company,
  closed_at: z.nullable(unixSeconds),
  valid_through: z.nullable(unixSeconds),
  /** Host of the employer's own application page, for display; the address itself comes from click-external-job. */
  external_host: z.nullable(z.string()),
  function_path: z.array(option),
  /** Parts that were changed after posting, the newest first. Older API versions do not send them. */
  changes: z.optional(z.array(jobChange)),
  /**
   * Whether the employer arranges a work visa; null where the advertisement does not say. Older API versions do not send
   * it.
   */
  visa_sponsorship: z.optional(z.nullable(z.boolean())),
  /**
   * The company's response time: median over its answers of the last months, and their number; null with too few. Older
   * API versions do not send it.
   */
  answer_time: z.optional(z.nullable(answerTime)),
  /** How its employer treats applicants; absent where too little is known. */
  employer_record: z.optional(employerRecord),
  /** The facts of `record` with their dates; absent of most jobs. */
  record_details: z.optional(jobRecord),
  /** Signs of a scam in the advertisement. */
  cautions: cautionList,
});
export type JobStatic = z.infer<typeof jobStatic>;

/** The viewer's state of a job; all false and null for a guest. */
export const viewerState = z.object({
  is_saved: z.boolean(),
  is_seen: z.boolean(),
  application_id: z.nullable(id),
});
export type ViewerState = z.infer<typeof viewerState>;

/** `GET /job/{jobId}`: the static part and the viewer's state. */
export const jobDetail = z.extend(jobStatic, { viewer: viewerState });
export type JobDetail = z.infer<typeof jobDetail>;

/** `GET /job/similar?job_id=&size=5`. */
export const similarQuery = z.object({
  job_id: idFromText,
  size: z._default(intFromText(1, 20), 5),
});

/**
 * Monthly pay of open jobs in the same category: 5th to 95th percentile, and the median. In whole units of `currency`,
 * that of the job's country. `xp_lvl` is null where all levels had to be combined.
 */
export const payComparison = z.object({
  low: z.int(),
  median: z.int(),
  high: z.int(),
  currency: z.string(),
  /** Number of advertisements that state an amount. */
  jobs: z.int(),
  category: option,
  xp_lvl: z.nullable(option),
});
export type PayComparison = z.infer<typeof payComparison>;

/** A job in one line. */
export const jobLine = z.pick(jobCard, { id: true, slug: true, title: true, language: true, salary: true });

export const similarJobs = z.object({
  jobs: z.array(jobCard),
  /** Null where too few state an amount. Older API versions do not send it. */
  pay: z.optional(z.nullable(payComparison)),
  /** The newest other open jobs of its company in its country. Older API versions do not send them. */
  company_jobs: z.optional(z.array(jobLine)),
});

/** `POST /job/{jobId}/view` and `/click-external-job`. */
export const deviceReport = z.object({
  device,
  device_uuid: z.optional(z.string().check(z.maxLength(100))),
  source: z.optional(clientSource),
});
