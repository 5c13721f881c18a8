import { jobFlagsQuery } from '@jobharbor/shared/domain/jobs';
import { useCallSource, useErrorText, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveJob } from '../../common/calls.ts';
import { takeSaveIntent } from './save-intent.ts';

/** Saves the job that a guest wanted to save, once they have signed in. */
export function usePendingSave(): void {
  const { t } = useTranslation('search');
  const { notify, events, queryClient } = useRemote();
  const source = useCallSource();
  const { status } = useSession();
  const errorText = useErrorText();
  const { mutate } = useSend(saveJob, {
    onSuccess(_, { body }) {
      events.emit('job:saved', { jobId: body.job_id, isSaved: true });
      notify({ tone: 'success', text: t('save.done') });
      // The flags may have been requested before the job was saved.
      return queryClient.invalidateQueries({ queryKey: jobFlagsQuery(source).queryKey });
    },
    onError: (error, variables) =>
      notify({
        tone: 'danger',
        text: t('save.notSaved', { reason: errorText(error) }),
        about: `save-job ${variables.body.job_id}`,
        action: { label: t('save.retry'), run: () => mutate(variables) },
      }),
  });
  const savePending = useEffectEvent(() => {
    const jobId = takeSaveIntent();
    if (jobId !== undefined) mutate({ body: { job_id: jobId } });
  });
  useEffect(() => {
    if (status === 'signed-in') savePending();
  }, [status]);
}
