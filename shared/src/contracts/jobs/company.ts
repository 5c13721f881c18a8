import * as z from 'zod/mini';
import { countryKey, id, option, unixSeconds } from '../primitives/primitives.ts';
import { employerRecord } from './employer-record.ts';

/** A company as a job card shows it. */
export const companyBrief = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo_url: z.nullable(z.string()),
  is_verified: z.boolean(),
  /** Seed of the identicon shown without a logo; the name without its legal form. Not sent by every call. */
  identicon: z.optional(z.int()),
});

/** An agency that acts for a company, which shows it with the company: "posted by A for B". */
export const agencyBrief = z.object({ id, slug: z.string(), name: z.string() });
export type AgencyBrief = z.infer<typeof agencyBrief>;

/** The employer on a job's page. `about_html` is sanitised before it is stored. */
export const company = z.extend(companyBrief, {
  country_key: countryKey,
  industry: z.nullable(option),
  size: z.nullable(option),
  website: z.nullable(z.string()),
  about_html: z.string(),
  /** BCP 47 tag of the text above. */
  language: z.string(),
  founded_year: z.nullable(z.int()),
  open_jobs: z.int(),
});
export type Company = z.infer<typeof company>;

/** Verified facts of a company: entry in the company register, website, address. */
export const companyChecks = ['registration', 'website', 'address'] as const;
export type CompanyCheck = (typeof companyChecks)[number];

/** `GET /company/{id}`: the profile of a company. */
export const companyProfile = z.extend(company, {
  /** Headquarters. */
  location: z.nullable(option),
  financing_stage: z.nullable(option),
  benefits: z.array(option),
  cultures: z.array(option),
  /** Sanitised HTML, in `language`. */
  culture_html: z.string(),
  verifications: z.array(z.object({ check: z.enum(companyChecks), verified_at: unixSeconds })),
  /** Open jobs by country, most first; `open_jobs` is their sum. */
  jobs_by_country: z.array(z.object({ country_key: countryKey, open_jobs: z.int() })),
  /**
   * How the monthly pay of its advertisements compares with the median of the same fields in the request's country; null of
   * too few. Older API versions do not send it.
   */
  pay: z.optional(
    z.nullable(
      z.object({
        /** Above the median; below it negative. */
        percent: z.int(),
        adverts: z.int(),
        /** Advertisements of others in `fields` that state pay. */
        compared_with: z.int(),
        fields: z.array(option),
      }),
    ),
  ),
  /** Agencies that post jobs for it. Older API versions do not send them. */
  agencies: z.optional(z.array(agencyBrief)),
  activity: z.object({
    /** When its newest job was posted. */
    last_posted_at: z.nullable(unixSeconds),
    /** Number of jobs posted in the last 30 days. */
    posted_lately: z.int(),
    /** When any of its recruiters was last active. */
    recruiter_active_at: z.nullable(unixSeconds),
    /** Older API versions send neither these three nor `reposts`. */
    ...z.partial(employerRecord).shape,
    /** Jobs that were posted in `companyRecordDays`, and those of them that were posted again; null of too few. */
    reposts: z.optional(z.nullable(z.object({ jobs: z.int(), reposted: z.int() }))),
  }),
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** A company in a list; `open_jobs` are those in the request's country. */
export const companyCard = z.extend(companyBrief, {
  open_jobs: z.int(),
  industry: z.nullable(option),
  size: z.nullable(option),
  location: z.nullable(option),
});
export type CompanyCard = z.infer<typeof companyCard>;
