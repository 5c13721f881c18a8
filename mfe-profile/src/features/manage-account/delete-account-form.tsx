import { requestAccountDeletion } from '@jobharbor/shared/calls/jobseeker-account/request-account-deletion';
import { deletionGraceDays } from '@jobharbor/shared/contracts/account-data';
import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useRemote, useSend } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { useTranslation } from 'react-i18next';
import { FormEnd } from './form-end.tsx';
import { OwnerProofFields } from './owner-proof-fields.tsx';
import { useOwnerProofForm } from './use-owner-proof-form.ts';

/** Explains what is deleted, asks for proof of ownership, and schedules the deletion after the grace period. */
export function DeleteAccountForm({ setting, onClose }: { setting: AccountSetting; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { tag, base } = useLocale();
  const { session, navigation } = useRemote();
  const { form, errorOf, showErrors, faultOf } = useOwnerProofForm(setting);
  const send = useSend(requestAccountDeletion, {
    onError: showErrors,
    onSuccess() {
      navigation.navigate(`${base}/cancel-deletion?asked=1`, { replace: true });
      setSession(session, null);
    },
  });
  const submit = form.handleSubmit((body) => {
    if (!send.isPending) send.mutate({ body });
  });
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <div className="jh-stack jh-gap-1">
        <p>{t('accountData.delete.lead', { days: formatNumber(tag, deletionGraceDays) })}</p>
        <ul className="jhp-setting__gone">
          <li>{t('accountData.delete.profile')}</li>
          <li>{t('accountData.delete.jobs')}</li>
          <li>{t('accountData.delete.applications')}</li>
        </ul>
      </div>
      <OwnerProofFields setting={setting} register={form.register} errorOf={errorOf} />
      <FormEnd
        tone="danger"
        fault={faultOf(send.error)}
        submit={t('accountData.delete.submit')}
        isSending={send.isPending || send.isSuccess}
        onCancel={onClose}
      />
    </form>
  );
}
