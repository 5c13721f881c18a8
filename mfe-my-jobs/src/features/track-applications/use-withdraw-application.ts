import { withdrawApplication } from '@jobharbor/shared/domain/applications';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

/** Withdraws an application. Refetches the lists afterwards, and also if the employer decided first (40016). */
export function useWithdrawApplication(onDone: () => void) {
  const { t } = useTranslation('myJobs');
  const { events, notify } = useRemote();
  const invalidate = useInvalidateLists();
  return useSendOnce(withdrawApplication, {
    onSuccess: ({ application: { id } }) => {
      events.emit('application:changed', { applicationId: id });
      notify({ tone: 'success', text: t('withdraw.done') });
      onDone();
      return invalidate('all');
    },
    onError: (error) => (hasCode(error, errorCode.cannotWithdraw) ? invalidate('all') : undefined),
  });
}
