import type { JobCard } from '@jobharbor/shared/contracts/job';
import { setDeviceSave } from '@jobharbor/shared/domain/guest';
import { useJobFlags } from '@jobharbor/shared/domain/jobs';
import { useErrorText, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { saveJob, unsaveJob } from '../../common/calls.ts';

/**
 * Saves optimistically: `job:saved` updates every place that shows the job, and a failure emits the opposite. What a
 * guest saves is kept in this browser; the shell joins it into the account at sign-in.
 */
export function useSaveJob(job: Pick<JobCard, 'id'>) {
  const { events, notify } = useRemote();
  const { t } = useTranslation('search');
  const { status } = useSession();
  const { isSaved } = useJobFlags(job.id);
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
        const isKept = setDeviceSave(job.id, !isSaved, Date.now());
        if (isKept) emit(!isSaved);
        if (!isKept) notify({ tone: 'danger', text: t('save.notKept') });
        else if (!isSaved) notify({ tone: 'success', text: t('save.onDevice') });
        return;
      }
      emit(!isSaved);
      if (isSaved) unsave.mutate({ params: { id: job.id } });
      else save.mutate({ body: { job_id: job.id } });
    },
  };
}
