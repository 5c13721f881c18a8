import type { JobCard } from '@jobharbor/shared/contracts/job';
import type { HttpClient } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { queryOptions } from '@tanstack/react-query';

/** Jobs of the same category as the one applied to, newest first. */
export const nextJobsQuery = (http: HttpClient, { language, country }: Locale, job: JobCard) =>
  queryOptions({
    queryKey: ['search', 'next', language.value, country.key, job.id],
    queryFn: async ({ signal }) => (await import('./api/get-next-jobs.ts')).getNextJobs(http, job, signal),
  });
