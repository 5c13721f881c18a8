import * as z from 'zod/mini';
import { maxBlockedCompanies } from '../../account/blocked-company.ts';
import { defineCall } from '../../define-call.ts';
import { jobCard } from '../../jobs/job.ts';
import { countries } from '../../markets/market.ts';
import { countryKey, id, idList, unixSeconds } from '../../primitives/primitives.ts';
import { timeZone } from '../../primitives/time-zone.ts';
import { facets } from '../../search/search.ts';
import { type AcrossFilter, acrossFilters, acrossLists } from '../../search/search-across.ts';
import { fieldsOf, recordOf } from '../../search/search-filters.ts';

/**
 * One page of the jobs of all countries that may be done from the market's country: most office hours shared first, then
 * the newest. Jobs to move for (`visa`) have no hours: the newest first.
 */
export const searchAcross = defineCall({
  method: 'POST',
  path: '/job/search-across',
  access: 'public',
  summary: 'One page of remote, Web3 or visa-supported jobs of all countries, with facets',
  body: z.object({
    list: z.enum(acrossLists),
    query: z.optional(z.string().check(z.maxLength(10_000))),
    /**
     * Only jobs that the person can do: open to the market's country and with an office hour in common. Their language
     * is that of the page or the country, or English. The filters of languages and of hours take the place of the last
     * two.
     */
    open_to_me: z._default(z.boolean(), true),
    /** Of the person; the country's when left out. */
    time_zone: z.optional(timeZone),
    /** Keys of the jobs' countries. */
    countries: z.optional(z.array(countryKey).check(z.maxLength(countries.length))),
    /** As in a search; office hours are those in common with the person's time zone. */
    ...recordOf<AcrossFilter['field'], z.ZodMiniOptional<typeof idList>>(
      fieldsOf(acrossFilters),
      z.optional(idList),
    ),
    excluded_company_ids: z.optional(z.array(id).check(z.maxLength(maxBlockedCompanies))),
    page: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
    size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 30),
    as_of: z.optional(unixSeconds),
  }),
  answer: z.object({
    jobs: z.array(jobCard),
    total: z.int(),
    /** The total without `open_to_me`. */
    all_total: z.int(),
    page: z.int(),
    size: z.int(),
    as_of: unixSeconds,
    /** Of the fields of the body; those of other filters are empty. */
    facets,
    /** Most jobs first. */
    countries: z.array(z.object({ country_key: countryKey, count: z.int() })),
  }),
  errors: [40019],
});
