import { jobIdOf, jobPath } from '@jobharbor/shared/domain/jobs';
import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { jobStaticQuery } from '../../common/job-news/job-static-query.ts';
import { coursesQuery } from './courses-query.ts';
import { similarJobsQuery } from './similar-jobs-query.ts';

/** Fetches a job and similar ones; answers 404 for an unknown job and redirects an address with an outdated slug. */
export async function prepareJob(
  { queryClient, http, locale, search }: Preparation,
  segment: string,
): Promise<Prepared | undefined> {
  const source = { http, locale };
  const id = jobIdOf(segment);
  if (id === undefined) return { status: 404 };
  const found = queryClient.fetchQuery(jobStaticQuery(source, id));
  const [job] = await Promise.all([
    found,
    queryClient.prefetchQuery(similarJobsQuery(source, id)),
    found.then((one) => one?.category && queryClient.prefetchQuery(coursesQuery(source, one))),
  ]);
  if (job === null) return { status: 404 };
  const query = search.toString();
  if (decodeURI(jobPath(job)) !== `/job/${segment}`) {
    return { redirect: jobPath(job) + (query && `?${query}`) };
  }
  // 410 Gone for search engines; people still see the job and similar ones.
  if (job.status === 'closed') return { status: 410 };
}
