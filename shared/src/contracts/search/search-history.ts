import * as z from 'zod/mini';
import { companyBrief } from '../jobs/company.ts';
import { jobCard, salary } from '../jobs/job.ts';
import { id, unixSeconds } from '../primitives/primitives.ts';
import { alertFilters } from './job-alert.ts';

/** `other`: another currency or period, a range that grew at one end and shrank at the other, or pay stated or left out. */
export const payDirection = z.enum(['more', 'less', 'other']);
export type PayDirection = z.infer<typeof payDirection>;

export const changeCounts = z.object({
  new: z.int(),
  closed: z.int(),
  pays_more: z.int(),
  pays_less: z.int(),
  pays_other: z.int(),
  /** Posted again, or renamed. */
  renamed: z.int(),
});
export type ChangeCounts = z.infer<typeof changeCounts>;

/** A search of the history, and what changed in it since the visit before this one. */
export const searchChanges = z.object({
  id,
  /** When the person last looked at the results in an earlier visit; null where there is nothing to compare. */
  since: z.nullable(unixSeconds),
  counts: changeCounts,
  /** Only the newest `searchLimits.compared` results were compared. */
  is_partial: z.boolean(),
});
export type SearchChanges = z.infer<typeof searchChanges>;

/** `POST /job/searches`: a search whose results were looked at, or one of the history by `search_id`. */
export const lookedAtSearch = z
  .object({ filters: z.optional(alertFilters), search_id: z.optional(id) })
  .check(
    z.refine(({ filters, search_id }) => (filters === undefined) !== (search_id === undefined), {
      path: ['filters'],
    }),
  );

export const storedSearch = z.object({
  id,
  /** The filters in the request's language; empty for every job of the country. */
  name: z.string(),
  country_key: z.string(),
  /** The results page with these filters, below language and country. */
  results_path: z.string(),
  seen_at: unixSeconds,
  /** Visits in which the results were looked at. */
  visits: z.int(),
  /** Results at the last look. */
  results: z.int(),
});
export type StoredSearch = z.infer<typeof storedSearch>;

/** How long searches are kept. */
export const searchKeeping = z.object({
  is_recording: z.boolean(),
  /** End of the VIP time that keeps searches for a year; null without VIP. */
  vip_until: z.nullable(unixSeconds),
  /** Searches that go with the end of VIP, and when; null where none does. */
  ends: z.nullable(z.object({ at: unixSeconds, searches: z.int() })),
});
export type SearchKeeping = z.infer<typeof searchKeeping>;

export const closedJob = z.object({
  id,
  slug: z.string(),
  country_key: z.string(),
  title: z.string(),
  /** BCP 47 tag of the title. */
  language: z.string(),
  company: companyBrief,
  closed_at: z.nullable(unixSeconds),
});

export const changedPay = z.object({
  job: jobCard,
  direction: payDirection,
  from: z.nullable(salary),
  to: z.nullable(salary),
});

/** `is_again`: another advertisement with the text of one that closed. Otherwise the same one was renamed. */
export const renamedJob = z.object({
  job: jobCard,
  is_again: z.boolean(),
  former_title: z.string(),
  former_company: z.string(),
});

/** Lists hold at most `searchLimits.listed` jobs each, newest first; `counts` are of all. */
export const listedChanges = z.extend(searchChanges, {
  search: storedSearch,
  new_jobs: z.array(jobCard),
  closed_jobs: z.array(closedJob),
  changed_pay: z.array(changedPay),
  renamed_jobs: z.array(renamedJob),
});
export type ListedChanges = z.infer<typeof listedChanges>;
