import { type CallSource, callKey, callQuery } from '@jobharbor/shared/remote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { jobStaticQuery } from '../../common/job-news/job-static-query.ts';
import { listSimilarJobs } from '../../common/job-news/later-calls.ts';
import { rowSize } from './home-queries.ts';

/** Jobs like a saved one, and its title; null for an unknown job. */
export const likeSavedQuery = (source: CallSource, queryClient: QueryClient, id: number) => {
  const similar = callQuery(listSimilarJobs, source, { query: { job_id: id, size: rowSize } });
  return queryOptions({
    queryKey: [...callKey(listSimilarJobs, source, { query: { job_id: id, size: rowSize } }), 'like saved'],
    queryFn: async () => {
      const [job, { jobs }] = await Promise.all([
        queryClient.fetchQuery(jobStaticQuery(source, id)),
        queryClient.fetchQuery(similar),
      ]);
      return job && { title: job.title, jobs: jobs.map((one) => ({ ...one, snippet: '' })) };
    },
    staleTime: 300_000,
  });
};

/** Removes the whole job and its list, of which a served page shows no more than the query above. */
export function forgetParts(queryClient: QueryClient, source: CallSource, id: number): void {
  const similar = callKey(listSimilarJobs, source, { query: { job_id: id, size: rowSize } });
  for (const queryKey of [jobStaticQuery(source, id).queryKey, similar])
    queryClient.removeQueries({ queryKey, exact: true });
}
