import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { ApplyAction } from '../features/apply-to-job/apply-action.tsx';
import { ExternalApply } from '../features/apply-to-job/external-apply.tsx';
import { NobodyAnswers } from '../features/apply-to-job/nobody-answers.tsx';
import { ShareButton } from '../features/view-job/share-button.tsx';
import { useJobCards } from './use-job-cards.tsx';

/** What one can do with a job: apply first of all. */
export function JobActions({ job }: { job: JobStatic }) {
  const { marks, saveOf } = useJobCards();
  const applicationId = marks.applied.get(job.id);
  return (
    <>
      {job.apply_mode === 'external' ? (
        <ExternalApply job={job} />
      ) : job.recruiter === null && applicationId === undefined ? (
        <NobodyAnswers job={job} />
      ) : (
        <ApplyAction job={job} applicationId={applicationId} />
      )}
      {saveOf(job)}
      <ShareButton job={job} />
    </>
  );
}
