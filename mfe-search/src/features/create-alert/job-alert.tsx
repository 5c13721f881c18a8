import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { alertLikeJob } from './alert-like-job.ts';
import { CreateAlert } from './create-alert.tsx';

/** Creates an alert of jobs like one. */
export function JobAlert({ job }: { job: JobStatic }) {
  return <CreateAlert filters={alertLikeJob(job)} place="job" />;
}
