import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { takeSaveIntent } from './save-intent.ts';
import { useSetSaved } from './use-save-job.ts';

/** Saves the job that a guest wanted to save, once they have signed in. */
export function usePendingSave(): void {
  const { t } = useTranslation('search');
  const { notify, queryClient } = useRemote();
  const { status } = useSession();
  const setSaved = useSetSaved();
  const finish = useEffectEvent(async () => {
    const jobId = takeSaveIntent();
    if (jobId === undefined) return;
    if (!(await setSaved(jobId, true))) return;
    notify({ tone: 'success', text: t('save.done') });
    // The flags may have been requested before the job was saved.
    await queryClient.invalidateQueries({ queryKey: ['search', 'marks'] });
  });
  useEffect(() => {
    if (status === 'signed-in') void finish();
  }, [status]);
}
