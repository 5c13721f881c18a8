import type { HttpClient } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { queryOptions } from '@tanstack/react-query';

/** Open jobs that resemble a job. */
export const similarJobsQuery = (http: HttpClient, { language, country }: Locale, id: number) =>
  queryOptions({
    queryKey: ['search', 'similar', language.value, country.key, id],
    queryFn: async ({ signal }) =>
      (await import('./api/get-similar-jobs.ts')).getSimilarJobs(http, id, signal),
    staleTime: 600_000,
  });
