import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { titleHead } from '../../common/job-card/title-head.ts';
import { alertLikeJob } from './alert-like-job.ts';
import { CreateAlert } from './create-alert.tsx';

/** Creates an alert of jobs like one. */
export function JobAlert({ job }: { job: JobStatic }) {
  const filters = alertLikeJob(job);
  const [place] = job.locations;
  const path = resultsPath({ q: titleHead(job.title), ...(place && { location: place.seo_value }) });
  return <CreateAlert filters={filters} place="job" path={path} />;
}
