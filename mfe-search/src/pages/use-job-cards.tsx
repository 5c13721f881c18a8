import type { JobCard as Job } from '@jobharbor/shared/contracts/job';
import { SaveButton } from '../features/save-job/save-button.tsx';
import { useSaveJob } from '../features/save-job/use-save-job.ts';
import { JobMark } from '../marks/job-mark.tsx';
import { useSeen } from '../marks/seen.ts';
import { useMarks } from '../marks/use-marks.ts';

/** What a card shows of the viewer and lets them do, wherever there are cards. */
export function useJobCards() {
  const marks = useMarks();
  const seen = useSeen();
  const { toggle } = useSaveJob();
  return {
    marks,
    markOf: (job: Job) => <JobMark job={job} marks={marks} isSeen={seen.has(job.id)} />,
    actionOf: (job: Job) => <SaveButton job={job} isSaved={marks.saved.has(job.id)} onToggle={toggle} />,
    saveOf: (job: Pick<Job, 'id' | 'slug' | 'title'>) => (
      <SaveButton outlined job={job} isSaved={marks.saved.has(job.id)} onToggle={toggle} />
    ),
  };
}
