import { searchJobs as searchJobsCall } from '@jobharbor/shared/calls/job/search-jobs';
import {
  type CountryKey,
  countryByKey,
  type JobPage,
  type JobQuery,
  readAnswer,
} from '@jobharbor/shared/contracts';
import type { TestApi } from '../servers/test-api.ts';

/** One search over HTTP; anything but a page that keeps the contract fails the test. */
export async function searchJobs(api: TestApi, country: CountryKey, query: JobQuery = {}): Promise<JobPage> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/job/search',
    headers: { 'country-id': String(countryByKey(country)?.id) },
    body: query,
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return readAnswer(searchJobsCall, answer.json());
}
