import { type JobPage, type JobQuery, jobPageAnswer } from '@jobharbor/shared/contracts/search';
import type { HttpClient } from '@jobharbor/shared/http';

/** One page of open jobs. The body is parsed, not cast: a broken answer fails here with a field's name. */
export async function searchJobs(http: HttpClient, query: JobQuery, signal: AbortSignal): Promise<JobPage> {
  const { data } = await http.post('/job/search', query, { signal });
  return jobPageAnswer.parse(data).data;
}
