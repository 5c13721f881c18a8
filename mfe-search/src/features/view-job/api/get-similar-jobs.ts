import { type JobCard, similarJobsAnswer } from '@jobharbor/shared/contracts/job';
import type { HttpClient } from '@jobharbor/shared/http';

/** Open jobs like this one, five at most. */
export async function getSimilarJobs(
  http: HttpClient,
  jobId: number,
  signal: AbortSignal,
): Promise<JobCard[]> {
  const { data } = await http.get('/job/similar', { query: { job_id: jobId, size: 5 }, signal });
  return similarJobsAnswer.parse(data).data.jobs;
}
