import type { JobCard } from '@jobharbor/shared/contracts/job';
import { jobPageAnswer } from '@jobharbor/shared/contracts/search';
import type { HttpClient } from '@jobharbor/shared/http';

const wanted = 5;

/** The newest jobs of a job's category without itself. */
export async function getNextJobs(http: HttpClient, job: JobCard, signal: AbortSignal): Promise<JobCard[]> {
  const query = {
    size: wanted + 1,
    sort: 1,
    source: 'applied',
    ...(job.category && { job_categories: [job.category.id] }),
  };
  const { data } = await http.post('/job/search', query, { signal });
  return jobPageAnswer
    .parse(data)
    .data.jobs.filter(({ id }) => id !== job.id)
    .slice(0, wanted);
}
