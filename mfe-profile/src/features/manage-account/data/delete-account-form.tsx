import { requestAccountDeletion } from '@jobharbor/shared/calls/jobseeker-account/request-account-deletion';
import { deletionGraceDays } from '@jobharbor/shared/contracts/account/account-data';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { useTranslation } from 'react-i18next';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { ConfirmForm } from '../confirm-form.tsx';

/** Explains what is deleted, and schedules the deletion after the grace period. */
export function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { tag, base } = useLocale();
  const { session, navigation } = useRemote();
  const send = useProvenSend(requestAccountDeletion, {
    onSuccess() {
      navigation.navigate(`${base}/cancel-deletion?asked=1`, { replace: true });
      setSession(session, null);
    },
  });
  return (
    <ConfirmForm
      tone="danger"
      submit={t('accountData.delete.submit')}
      send={send}
      onConfirm={() => send.sendOnce({ body: {} })}
      onClose={onClose}
    >
      <div className="jh-stack jh-gap-1">
        <p>{t('accountData.delete.lead', { days: formatNumber(tag, deletionGraceDays) })}</p>
        <ul className="jhp-setting__gone">
          <li>{t('accountData.delete.profile')}</li>
          <li>{t('accountData.delete.jobs')}</li>
          <li>{t('accountData.delete.applications')}</li>
        </ul>
      </div>
    </ConfirmForm>
  );
}
