import type { JobCard } from '@jobharbor/shared/contracts/job';
import { useJobFlags } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { useErrorText, useLocale, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveJob, unsaveJob } from '../../common/calls.ts';
import { storeSaveIntent } from './save-intent.ts';

/**
 * Saves optimistically: `job:saved` updates every place that shows the job, and a failure emits the opposite. A guest
 * is sent to the sign-in page and back to where they were; `usePendingSave` saves the job then.
 */
export function useSaveJob(job: Pick<JobCard, 'id'>) {
  const { events, notify } = useRemote();
  const { base } = useLocale();
  const { status } = useSession();
  const { isSaved } = useJobFlags(job.id);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const errorText = useErrorText();

  const emit = (isNowSaved: boolean) => events.emit('job:saved', { jobId: job.id, isSaved: isNowSaved });
  const rollback = (wasSaved: boolean) => (error: Error) => {
    emit(wasSaved);
    notify({ tone: 'danger', text: errorText(error) });
  };
  // Requests of one scope are sent one after another: those of a job arrive in the order of the clicks.
  const scope = { id: `save-job-${job.id}` };
  const save = useSend(saveJob, { scope, onError: rollback(false) });
  const unsave = useSend(unsaveJob, { scope, onError: rollback(true) });

  return {
    isSaved,
    toggle() {
      if (status !== 'signed-in') {
        storeSaveIntent(job.id);
        return void navigate(signInPath(base + pathname + search));
      }
      emit(!isSaved);
      if (isSaved) unsave.mutate({ params: { id: job.id } });
      else save.mutate({ body: { job_id: job.id } });
    },
  };
}
