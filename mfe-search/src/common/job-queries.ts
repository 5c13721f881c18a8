import type { HttpClient } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { queryOptions } from '@tanstack/react-query';

/** The part of a job that is the same for every viewer; null for an unknown id. */
export const jobQuery = (http: HttpClient, { language, country }: Locale, id: number) =>
  queryOptions({
    queryKey: ['search', 'job', language.value, country.key, id],
    queryFn: async ({ signal }) => (await import('./get-job.ts')).getJob(http, id, signal),
  });
