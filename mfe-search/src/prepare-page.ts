import { jobIdOf, jobPath } from '@jobharbor/shared/domain/jobs';
import type { Preparation, Prepared } from '@jobharbor/shared/remote/server';
import { hotTitlesQuery, recentJobsQuery } from './features/browse-home/home-queries.ts';
import { readAddress } from './features/search-jobs/address.ts';
import { openPages, resultsQuery } from './features/search-jobs/results-queries.ts';
import { jobQuery, similarQuery } from './features/view-job/job-queries.ts';
import { filterListsQuery } from './lists/filter-lists.ts';
import { loadPageAt } from './pages/split-pages.ts';

/** Asks for what a page shows before it is drawn, under the very keys by which the page asks. */
export async function preparePage(preparation: Preparation): Promise<Prepared | undefined> {
  const { path, search } = preparation;
  await loadPageAt(path, search.toString());
  const [, first, segment] = path.split('/');
  if (path === '/') return prepareHome(preparation);
  if (first === 'jobs') return prepareResults(preparation);
  if (first === 'job' && segment !== undefined) return prepareJob(preparation, decodeURIComponent(segment));
}

async function prepareHome({ queryClient, http, locale }: Preparation): Promise<undefined> {
  await Promise.all([
    queryClient.prefetchQuery(recentJobsQuery(http, locale)),
    queryClient.prefetchQuery(hotTitlesQuery(http, locale)),
    queryClient.prefetchQuery(filterListsQuery(http, locale)),
  ]);
}

async function prepareResults({ queryClient, http, locale, search }: Preparation): Promise<undefined> {
  const { filters, page, job } = readAddress(search);
  await Promise.all([
    queryClient.prefetchQuery(filterListsQuery(http, locale)),
    // Who may see later pages is not known here.
    page <= openPages &&
      queryClient.prefetchQuery(resultsQuery({ http, locale, queryClient }, filters, page)),
    job !== undefined && queryClient.prefetchQuery(jobQuery(http, locale, job)),
  ]);
}

async function prepareJob(
  { queryClient, http, locale, search }: Preparation,
  segment: string,
): Promise<Prepared | undefined> {
  const id = jobIdOf(segment);
  if (id === undefined) return { status: 404 };
  const [job] = await Promise.all([
    queryClient.fetchQuery(jobQuery(http, locale, id)),
    queryClient.prefetchQuery(similarQuery(http, locale, id)),
  ]);
  if (job === null) return { status: 404 };
  const query = search.toString();
  if (decodeURI(jobPath(job)) !== `/job/${segment}`) {
    return { redirect: jobPath(job) + (query && `?${query}`) };
  }
}
