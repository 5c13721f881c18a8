import { countries, type JobCard } from '@jobharbor/shared/contracts';
import type { JobSearch } from '../../search/job-search.ts';

const maxJobs = 3;

/** Ids of the newest other open jobs of a job's company in its country. */
export async function otherJobs(
  search: Pick<JobSearch, 'search'>,
  job: Pick<JobCard, 'id' | 'country_key' | 'company'>,
): Promise<number[]> {
  const country = countries.find(({ key }) => key === job.country_key);
  if (country === undefined) return [];
  const { jobIds } = await search.search({
    country: country.key,
    query: { company_ids: [job.company.id], sort: 1, page: 1, size: maxJobs + 1 },
  });
  return jobIds.filter((id) => id !== job.id).slice(0, maxJobs);
}
