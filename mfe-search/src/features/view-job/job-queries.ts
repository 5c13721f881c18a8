import type { HttpClient } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { queryOptions } from '@tanstack/react-query';

/** A job by its id; null when there is none. */
export const jobQuery = (http: HttpClient, { language, country }: Locale, id: number) =>
  queryOptions({
    queryKey: ['search', 'job', language.value, country.key, id],
    queryFn: async ({ signal }) => (await import('./api/get-job.ts')).getJob(http, id, signal),
  });

/** Jobs like it. */
export const similarQuery = (http: HttpClient, { language, country }: Locale, id: number) =>
  queryOptions({
    queryKey: ['search', 'similar', language.value, country.key, id],
    queryFn: async ({ signal }) =>
      (await import('./api/get-similar-jobs.ts')).getSimilarJobs(http, id, signal),
    staleTime: 600_000,
  });
