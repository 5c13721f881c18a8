import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { useJobFlags } from '@jobharbor/shared/domain/jobs';
import { ApplyAction } from './apply-action.tsx';
import { AppliedElsewhere } from './external/applied-elsewhere.tsx';
import { ExternalApply } from './external/external-apply.tsx';
import { NoRecruiterNotice } from './notices/no-recruiter-notice.tsx';
import { OpenTo } from './open-to.tsx';

/**
 * The ways to apply for a job: here, on another site, or not at all because the company has no recruiter. An external
 * application does not prevent one here.
 */
export function ApplyOptions({ job }: { job: JobStatic }) {
  return (
    <>
      {job.status === 'open' && <OpenTo job={job} />}
      <ApplyMethod job={job} />
    </>
  );
}

function ApplyMethod({ job }: { job: JobStatic }) {
  const { applicationId, elsewhereId, isWithdrawn } = useJobFlags(job.id);
  if (job.apply_mode === 'external')
    return <ExternalApply job={job} applicationId={applicationId} elsewhereId={elsewhereId} />;
  return (
    <>
      {applicationId === undefined && elsewhereId !== undefined && <AppliedElsewhere id={elsewhereId} />}
      {job.recruiter === null && applicationId === undefined ? (
        <NoRecruiterNotice job={job} />
      ) : (
        <ApplyAction job={job} applicationId={applicationId} isWithdrawn={isWithdrawn} />
      )}
    </>
  );
}
