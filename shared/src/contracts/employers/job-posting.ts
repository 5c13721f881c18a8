import * as z from 'zod/mini';
import { agencyBrief } from '../jobs/company.ts';
import { answerTime, jobStatus, salaryPeriod, screeningQuestion } from '../jobs/job.ts';
import { jobRecord } from '../jobs/job-record.ts';
import {
  countryKey,
  id,
  intFromText,
  lineText,
  option,
  personText,
  unixSeconds,
} from '../primitives/primitives.ts';
import { websiteAddress, writtenLanguage } from './company-registration.ts';

/** Limits of an advertisement that an employer writes. */
export const jobFormLimits = {
  title: 150,
  description: 30_000,
  places: 10,
  skills: 10,
  skill: 50,
  benefits: 20,
  benefit: 100,
  questions: 10,
} as const;

/** Open jobs that a company may have, before and after its verification. */
export const openJobsUnverified = 3;
export const openJobsVerified = 500;

/** Days until a job may be posted anew. */
export const repostDays = 7;

const lines = (count: number, length: number) =>
  z._default(z.array(personText(1, length)).check(z.maxLength(count)), []);
const ids = (count: number) => z._default(z.array(id).check(z.maxLength(count)), []);
const choice = z._default(z.nullable(id), null);
const countries = z._default(z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.maxLength(60)), []);

/** Pay in ISO 4217 minor units; no amounts for `negotiable` and `unpaid`. */
const pay = z
  .strictObject({
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    period: salaryPeriod,
    min: z.nullable(z.int().check(z.nonnegative(), z.maximum(1e13))),
    max: z.nullable(z.int().check(z.nonnegative(), z.maximum(1e13))),
  })
  .check(z.refine(({ min, max }) => min === null || max === null || min <= max, { path: ['max'] }));

/** All fields of an advertisement. Ids are of the lists of `GET /config/{x}/list` and of the lists of places and categories. */
export const jobForm = z.strictObject({
  country_key: countryKey,
  language: writtenLanguage,
  title: lineText(2, jobFormLimits.title),
  /** HTML, of which the few elements of a job's page stay. Contact details are masked. */
  description_html: personText(30, jobFormLimits.description),
  location_ids: ids(jobFormLimits.places),
  /** Places as written, for those that are not in the list. */
  other_places: lines(jobFormLimits.places, 100),
  category_id: choice,
  function_ids: ids(3),
  job_type_id: choice,
  xp_lvl_id: choice,
  degree_id: choice,
  work_arrangement_id: choice,
  salary: z._default(z.nullable(pay), null),
  skills: lines(jobFormLimits.skills, jobFormLimits.skill),
  benefits: lines(jobFormLimits.benefits, jobFormLimits.benefit),
  screening_questions: z._default(
    z
      .array(z.strictObject(z.omit(screeningQuestion, { id: true }).shape))
      .check(z.maxLength(jobFormLimits.questions)),
    [],
  ),
  /** The employer's own page for applications; people apply here without one. */
  external_url: z._default(z.nullable(websiteAddress), null),
  is_web3: z._default(z.boolean(), false),
  /** When applications close. */
  valid_through: z._default(z.nullable(unixSeconds), null),
  /** ISO 3166 alpha-2, lower case: applicants must be allowed to work in one of them; empty for anybody. */
  applicant_countries: countries,
  excluded_countries: countries,
  visa_sponsorship: z._default(z.nullable(z.boolean()), null),
  /** IANA name, where it is not that of the job's country. */
  time_zone: z._default(z.nullable(z.string().check(z.maxLength(60))), null),
});
export type JobForm = z.infer<typeof jobForm>;

const texts = z.array(z.string());

/** A stored job in the fields of the form. One that was imported may be outside of the form's limits. */
export const storedJobForm = z.extend(z.object(jobForm.shape), {
  title: z.string(),
  description_html: z.string(),
  location_ids: z.array(id),
  other_places: texts,
  function_ids: z.array(id),
  skills: texts,
  benefits: texts,
  screening_questions: z.array(z.omit(screeningQuestion, { id: true })),
  external_url: z.nullable(z.string()),
  applicant_countries: texts,
  excluded_countries: texts,
});

/** A hint before posting, of the list `job_advice_lists`, in the reader's language. */
export const jobAdvice = z.object({
  advice: option,
  /** The words that it is about. */ words: z.array(z.string()),
});
export type JobAdvice = z.infer<typeof jobAdvice>;

/** `POST /recruiter/jobs/create`. */
export const jobPosting = z.strictObject({
  company_id: id,
  form: jobForm,
  /** The draft that this was, which is deleted then. */
  draft_id: z.optional(id),
  /** Another opening, and not the like one that the company has open. */
  is_another: z._default(z.boolean(), false),
});

/** A job in its employer's list. */
export const ownJob = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  language: z.string(),
  country_key: countryKey,
  company: z.object({ id, name: z.string() }),
  /** The agency that posted it for the company; null for none. Older API versions do not send it. */
  agency: z.optional(z.nullable(agencyBrief)),
  status: jobStatus,
  posted_at: unixSeconds,
  reposted_at: z.nullable(unixSeconds),
  valid_through: z.nullable(unixSeconds),
  /** Taken down after reports: it stays closed. */
  is_removed: z.boolean(),
  /** Applications that were not withdrawn, and those of them that nobody has opened. */
  applications: z.int(),
  unread: z.int(),
  views: z.int(),
  /** Median from application to first answer; null without one. Older API versions do not send it. */
  answer_time: z.optional(z.nullable(answerTime)),
  /** What job seekers read of its postings and answers; absent of most jobs, and in lists. */
  record_details: z.optional(jobRecord),
});
export type OwnJob = z.infer<typeof ownJob>;

export const ownJobsQuery = z.object({
  status: z.optional(jobStatus),
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});

/** An advertisement that is not posted yet: anything of the form, as typed. */
export const jobDraftContent = z.strictObject({
  company_id: id,
  form: z.record(z.string().check(z.maxLength(40)), z.unknown()),
});
export const storedJobDraft = z.object({
  id,
  company_id: id,
  form: z.record(z.string(), z.unknown()),
  updated_at: unixSeconds,
});
