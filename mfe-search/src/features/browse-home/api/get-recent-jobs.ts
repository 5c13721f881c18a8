import { type JobPage, jobPageAnswer } from '@jobharbor/shared/contracts/search';
import type { HttpClient } from '@jobharbor/shared/http';

/** The country's newest jobs, as many as the home page shows, and what the country has in all. */
export async function getRecentJobs(http: HttpClient, signal: AbortSignal): Promise<JobPage> {
  const query = { page: 1, size: 21, sort: 1, source: 'home' };
  const { data } = await http.post('/job/search', query, { signal });
  return jobPageAnswer.parse(data).data;
}
