import { type CallSource, callQuery } from '@jobharbor/shared/remote';
import { listSimilarJobs } from '../../common/job-news/later-calls.ts';

/** Up to five similar open jobs. */
export const similarJobsQuery = (source: CallSource, jobId: number) => ({
  ...callQuery(listSimilarJobs, source, { query: { job_id: jobId, size: 5 } }),
  staleTime: 600_000,
});
