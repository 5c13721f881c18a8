import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { takeSaveIntent } from './save-intent.ts';
import { useSaveJob } from './use-save-job.ts';

/** Saves what a guest wanted to save, as soon as they are signed in. */
export function useFinishSaving(): void {
  const { t } = useTranslation('search');
  const { notify, queryClient } = useRemote();
  const { status } = useSession();
  const { setSaved } = useSaveJob();
  const finish = useEffectEvent(async () => {
    const jobId = takeSaveIntent();
    if (jobId === undefined) return;
    if (!(await setSaved(jobId, true))) return;
    notify({ tone: 'success', text: t('save.done') });
    // The marks may have been asked for before the job was saved.
    await queryClient.invalidateQueries({ queryKey: ['search', 'marks'] });
  });
  useEffect(() => {
    if (status === 'signed-in') void finish();
  }, [status]);
}
