import type { Application } from '@jobharbor/shared/contracts/application';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useRemote } from '@jobharbor/shared/remote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listKeys, usePersonId } from '../../common/list-keys.ts';

/** Withdraws an application. Refetches the lists afterwards, and also if the employer decided first (40016). */
export function useWithdrawApplication(onDone: () => void) {
  const { t } = useTranslation('myJobs');
  const { http, events, notify } = useRemote();
  const queryClient = useQueryClient();
  const personId = usePersonId();
  const refresh = () => queryClient.invalidateQueries({ queryKey: listKeys.all(personId) });
  return useMutation({
    mutationFn: async ({ job }: Application) =>
      (await import('./api/withdraw-application.ts')).withdrawApplication(http, job.id),
    onSuccess: ({ id }) => {
      events.emit('application:changed', { applicationId: id });
      notify({ tone: 'success', text: t('withdraw.done') });
      onDone();
      return refresh();
    },
    onError: (error) => (hasCode(error, errorCode.cannotWithdraw) ? refresh() : undefined),
  });
}
