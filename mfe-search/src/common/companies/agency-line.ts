import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { TFunction } from 'i18next';

/** "Posted by A for B", where an agency posted the job; false otherwise. */
export const agencyLine = (
  { agency, company }: Pick<JobCard, 'agency' | 'company'>,
  t: TFunction<'search'>,
) => agency != null && t('job.agency', { agency: agency.name, company: company.name });
