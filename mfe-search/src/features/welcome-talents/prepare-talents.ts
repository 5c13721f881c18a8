import type { Preparation } from '@jobharbor/shared/remote/server';
import { hiringCompaniesQuery, newestJobsQuery, titlesInDemandQuery } from './talents-queries.ts';

/** Fetches the data of the landing page for job seekers. */
export async function prepareTalents({ queryClient, http, locale }: Preparation): Promise<undefined> {
  const source = { http, locale };
  await Promise.all([
    queryClient.prefetchQuery(newestJobsQuery(source)),
    queryClient.prefetchQuery(titlesInDemandQuery(source)),
    queryClient.prefetchQuery(hiringCompaniesQuery(source)),
  ]);
}
