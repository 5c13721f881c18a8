import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { setDeviceSave } from '@jobharbor/shared/domain/guest';
import { useJobFlags } from '@jobharbor/shared/domain/jobs';
import { useErrorText, useRemote, useSendUnobserved, useUser } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { saveJob, unsaveJob } from '../../common/job-news/calls.ts';

/**
 * Optimistic update: `job:saved` updates every view of the job; a failure emits the opposite and offers a retry. A
 * guest's saves are stored in this browser; the shell merges them into the account at sign-in.
 */
export function useSaveJob(job: Pick<JobCard, 'id'>) {
  const { t } = useTranslation('search');
  const sendCall = useSendUnobserved();
  const { events, notify, dismissNotice } = useRemote();
  const user = useUser();
  const { isSaved } = useJobFlags(job.id);
  const errorText = useErrorText();

  const emit = (isNowSaved: boolean) => events.emit('job:saved', { jobId: job.id, isSaved: isNowSaved });
  const about = `save-job ${job.id}`;
  const rollback = (wasSaved: boolean) => (error: Error) => {
    emit(wasSaved);
    const reason = errorText(error);
    notify({
      tone: 'danger',
      text: wasSaved ? t('save.stillSaved', { reason }) : t('save.notSaved', { reason }),
      about,
      action: { label: t('save.retry'), run: () => send(!wasSaved) },
    });
  };
  const onSuccess = () => dismissNotice?.(about);
  // Mutations of one scope run sequentially: those of a job in the order of the clicks.
  const scope = { id: `save-job-${job.id}` };
  const send = (isNowSaved: boolean) => {
    emit(isNowSaved);
    const options = { scope, onSuccess, onError: rollback(!isNowSaved) };
    if (isNowSaved) sendCall(saveJob, { body: { job_id: job.id } }, options);
    else sendCall(unsaveJob, { params: { id: job.id } }, options);
  };

  return {
    isSaved,
    toggle() {
      // Before the API has confirmed the session, the cookie says who is signed in.
      if (!user || user.role === 'guest') {
        const isKept = setDeviceSave(job.id, !isSaved, Date.now());
        if (isKept) emit(!isSaved);
        if (!isKept) notify({ tone: 'danger', text: t('save.notKept') });
        else if (!isSaved) notify({ tone: 'success', text: t('save.onDevice') });
        return;
      }
      send(!isSaved);
    },
  };
}
