import * as z from 'zod/mini';
import { jobCard } from '../jobs/job.ts';
import { countries, type LanguageTag, languages } from '../markets/market.ts';
import { countryKey, id, unixSeconds } from '../primitives/primitives.ts';
import { timeZone } from '../primitives/time-zone.ts';
import { newEmail } from '../sign-in/auth.ts';
import { jobFilters } from './search.ts';
import { acrossLists } from './search-across.ts';

/** The most alerts of one account, or of one address without account. */
export const maxJobAlerts = 30;

export const alertFrequency = z.enum(['daily', 'weekly']);
export type AlertFrequency = z.infer<typeof alertFrequency>;

/** Filters of an alert: a search without sort and pages. Country and language are the request's. */
export const alertFilters = z
  .extend(jobFilters, {
    query: z.optional(z.string().check(z.trim(), z.maxLength(400))),
    /** The query is a job's title: jobs whose title means nearly the same count as well. */
    near_titles: z.optional(z.boolean()),
    /** The alert is of a list over all countries (`searchAcross`), which the next fields narrow. */
    list: z.optional(z.enum(acrossLists)),
    /** Also jobs that are not open to the person. */
    all: z.optional(z.boolean()),
    /** Keys of the jobs' countries. */
    countries: z.optional(z.array(countryKey).check(z.maxLength(countries.length))),
    /** BCP 47 tag of the page, one of the languages that the person reads. */
    page_language: z.optional(z.enum(languages.map(({ value }) => value) as [LanguageTag, ...LanguageTag[]])),
    /** Time zone with which jobs share office hours; the country's when left out. */
    person_zone: z.optional(timeZone),
  })
  .check(
    z.refine(({ salary_from, salary_to }) => (salary_from ?? 0) <= (salary_to ?? Number.MAX_SAFE_INTEGER), {
      path: ['salary_to'],
    }),
  );
export type AlertFilters = z.input<typeof alertFilters>;

/** `POST /job/job-alerts/create`. `email` is for visitors only: an account's alerts go to its own address. */
export const newJobAlert = z.object({
  filters: alertFilters,
  frequency: z._default(alertFrequency, 'daily'),
  email: z.optional(newEmail),
  time_zone: z.optional(timeZone),
});
export type NewJobAlert = z.input<typeof newJobAlert>;

/**
 * `unconfirmed`: the owner of the address has not confirmed it yet. `undeliverable`: too many mails in a row bounced (`maxBounces`). No
 * mails are sent in either state, nor in `paused`.
 */
export const alertState = z.enum(['active', 'unconfirmed', 'paused', 'undeliverable']);

export const jobAlert = z.object({
  id,
  /** Description of the filters in the request's language; empty for every job of the country. */
  name: z.string(),
  country_key: z.string(),
  frequency: alertFrequency,
  state: alertState,
  /** Empty for an account that has a phone number only. */
  email: z.string(),
  /** Whether it is sent by text message, too. */
  is_texted: z.optional(z.boolean()),
  filters: alertFilters,
  /** The results page with these filters, below language and country. */
  results_path: z.string(),
  created_at: unixSeconds,
  /** When the next mail is due; null while none is. */
  next_at: z.nullable(unixSeconds),
  /** Counts of events after `since`: the last mail, or the alert's creation. */
  since: unixSeconds,
  new_jobs: z.int(),
  closed_jobs: z.int(),
});
export type JobAlert = z.infer<typeof jobAlert>;

/** The jobs that the next mail would hold, newest first; at most as many as a mail shows. */
export const alertPreview = z.object({ job_alert: jobAlert, jobs: z.array(jobCard) });

/** `PUT /job/job-alerts/{id}/update`: partial update. */
export const jobAlertChange = z.object({
  filters: z.optional(alertFilters),
  frequency: z.optional(alertFrequency),
  is_paused: z.optional(z.boolean()),
  time_zone: z.optional(timeZone),
});

/** Token of a mail's link, which proves access to the mailbox of the alert's address. */
export const alertToken = z.string().check(z.regex(/^[1-9]\d{0,15}\.[\w-]{32}$/));

/** `PUT /job/job-alerts/by-link`. */
export const jobAlertChangeByLink = z.object({
  token: alertToken,
  frequency: z.optional(alertFrequency),
  is_paused: z.optional(z.boolean()),
  is_confirmed: z.optional(z.literal(true)),
  is_deleted: z.optional(z.boolean()),
});
