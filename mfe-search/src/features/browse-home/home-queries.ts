import type { HttpClient } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { queryOptions } from '@tanstack/react-query';

export const hotTitlesQuery = (http: HttpClient, { language, country }: Locale) =>
  queryOptions({
    queryKey: ['search', 'hot', language.value, country.key],
    queryFn: async ({ signal }) => (await import('./api/get-hot-titles.ts')).getHotTitles(http, signal),
    staleTime: 600_000,
  });

export const recentJobsQuery = (http: HttpClient, { language, country }: Locale) =>
  queryOptions({
    queryKey: ['search', 'recent', language.value, country.key],
    queryFn: async ({ signal }) => (await import('./api/get-recent-jobs.ts')).getRecentJobs(http, signal),
    staleTime: 300_000,
  });
