import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { titleHead } from '../../common/job-card/title-head.ts';

/** Search for jobs like one: the first part of its title and titles near to it, in its first place. */
export function alertLikeJob({ title, locations }: Pick<JobCard, 'title' | 'locations'>): AlertFilters {
  const [place] = locations;
  return { query: titleHead(title), near_titles: true, ...(place && { job_locations: [place.id] }) };
}
