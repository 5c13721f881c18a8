import * as z from 'zod/mini';
import { applicationStatus } from './application.ts';
import { id, unixSeconds } from './primitives.ts';

/** An application as the job's recruiter sees it. The résumé is named only; it is never served without exchange. */
export const receivedApplication = z.object({
  id,
  chat_id: z.nullable(id),
  job: z.object({ id, title: z.string(), language: z.string(), country_key: z.string() }),
  candidate: z.object({ id, first_name: z.string() }),
  status: applicationStatus,
  first_message: z.string(),
  applied_at: unixSeconds,
});

/** `GET /recruiter/applications?status=&page=`: those of the caller's own jobs, oldest first. */
export const receivedApplicationsQuery = z.object({
  status: z.optional(applicationStatus),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
});

/** `PATCH /recruiter/applications/{id}`: pending → viewed → accepted | declined; a step back is refused with 40001. */
export const applicationMove = z.object({ status: z.enum(['viewed', 'accepted', 'declined']) });

/** `PATCH /recruiter/jobs/{id}`. */
export const jobMove = z.object({ status: z.enum(['open', 'on_hold', 'closed']) });
