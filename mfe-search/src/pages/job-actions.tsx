import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { ApplyAction } from '../features/apply-to-job/apply-action.tsx';
import { ExternalApply } from '../features/apply-to-job/external-apply.tsx';
import { ShareButton } from '../features/view-job/share-button.tsx';
import { useJobCards } from './use-job-cards.tsx';

/** What one can do with a job: apply first of all. */
export function JobActions({ job }: { job: JobStatic }) {
  const { marks, saveOf } = useJobCards();
  return (
    <>
      {job.apply_mode === 'external' ? (
        <ExternalApply job={job} />
      ) : (
        <ApplyAction job={job} applicationId={marks.applied.get(job.id)} />
      )}
      {saveOf(job)}
      <ShareButton job={job} />
    </>
  );
}
