import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { useJobFlags } from '@jobharbor/shared/domain/jobs';
import { ApplyAction } from './apply-action.tsx';
import { ExternalApply } from './external-apply.tsx';
import { NoRecruiterNotice } from './no-recruiter-notice.tsx';

/** How one applies for a job: here, on another site, or not at all because nobody reads applications. */
export function ApplyOptions({ job }: { job: JobStatic }) {
  const { applicationId, isWithdrawn } = useJobFlags(job.id);
  if (job.apply_mode === 'external') return <ExternalApply job={job} applicationId={applicationId} />;
  if (job.recruiter === null && applicationId === undefined) return <NoRecruiterNotice job={job} />;
  return <ApplyAction job={job} applicationId={applicationId} isWithdrawn={isWithdrawn} />;
}
