import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { jobCard } from '../../jobs/job.ts';
import { countryKey, intFromText } from '../../primitives/primitives.ts';
import { timeZone } from '../../primitives/time-zone.ts';

/**
 * Remote jobs of other countries that may be done from the market's country: most office hours shared first, then the
 * newest. Remotes of before `searchAcross` ask it.
 */
export const listRemoteAbroad = defineCall({
  method: 'GET',
  path: '/job/remote-abroad',
  access: 'public',
  summary: 'Remote jobs of other countries that are open to this one, by shared office hours',
  query: z.object({
    /** Of the person; the country's when left out. */
    time_zone: z.optional(timeZone),
    is_web3: z.optional(z.enum(['1', 'true'])),
    /** Comma-separated ids of companies that the person blocked. */
    excluded_company_ids: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}$/))),
    size: z._default(intFromText(1, 30), 18),
  }),
  answer: z.object({
    /** `shared_hours`: office hours there that are office hours of the person; null without a time zone. */
    jobs: z.array(z.object({ job: jobCard, shared_hours: z.nullable(z.number()) })),
    /** Most shared hours first. Countries without such a job are left out. */
    countries: z.array(z.object({ country_key: countryKey, total: z.int() })),
  }),
});
