import * as z from 'zod/mini';
import { countryKey, id, option, unixSeconds } from './primitives.ts';

/** A company as a job card shows it. */
export const companyBrief = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo_url: z.nullable(z.string()),
  is_verified: z.boolean(),
  /** Seed of its identicon, drawn where there is no logo; the legal form does not count. Not sent by every call. */
  identicon: z.optional(z.int()),
});

/** The employer on a job's page. `about_html` is sanitised on the way into the database. */
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

/** What is verified of a company: its entry in the register of companies, its website, its address. */
export const companyChecks = ['registration', 'website', 'address'] as const;
export type CompanyCheck = (typeof companyChecks)[number];

/** `GET /company/{id}`: a company's own page. */
export const companyProfile = z.extend(company, {
  /** Where it has its seat. */
  location: z.nullable(option),
  financing_stage: z.nullable(option),
  benefits: z.array(option),
  cultures: z.array(option),
  /** Sanitised HTML, in `language`. */
  culture_html: z.string(),
  verifications: z.array(z.object({ check: z.enum(companyChecks), verified_at: unixSeconds })),
  /** Countries with open jobs, those with most first; `open_jobs` is their sum. */
  jobs_by_country: z.array(z.object({ country_key: countryKey, open_jobs: z.int() })),
  activity: z.object({
    /** When its newest job was posted. */
    last_posted_at: z.nullable(unixSeconds),
    /** Jobs posted in the last 30 days. */
    posted_lately: z.int(),
    /** The last sign of life of any of its recruiters. */
    recruiter_active_at: z.nullable(unixSeconds),
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
