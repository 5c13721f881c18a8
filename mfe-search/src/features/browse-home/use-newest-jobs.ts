import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { useCall } from '@jobharbor/shared/remote';
import { searchJobs } from '../../common/job-news/calls.ts';
import type { LastSearch } from '../../common/search-form/recent-searches.ts';

/** Number of the newest jobs that are checked for new ones. */
export const newestJobs = 30;

/** The newest jobs of a search; none without one. */
export function useNewestJobs(body: LastSearch['body'] | undefined) {
  const blocked = useBlockedCompanies();
  return useCall(
    searchJobs,
    {
      body: {
        ...body,
        ...(blocked.length > 0 && { excluded_company_ids: [...blocked] }),
        sort: 1,
        page: 1,
        size: newestJobs,
        source: 'home',
      },
    },
    { enabled: body !== undefined, retry: false },
  );
}
