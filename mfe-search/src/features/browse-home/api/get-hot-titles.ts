import { type HotTitles, hotTitlesAnswer } from '@jobharbor/shared/contracts/config';
import type { HttpClient } from '@jobharbor/shared/http';

/** What is advertised most in the country now. */
export async function getHotTitles(
  http: HttpClient,
  signal: AbortSignal,
): Promise<HotTitles['hot_job_titles']> {
  const { data } = await http.get('/recommendation/hot-job-titles', { signal });
  return hotTitlesAnswer.parse(data).data.hot_job_titles;
}
