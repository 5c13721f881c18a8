import { removePhone } from '@jobharbor/shared/calls/data/remove-phone';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { useTranslation } from 'react-i18next';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { ConfirmForm } from '../confirm-form.tsx';

export interface RemovePhoneFormProps {
  onRemoved: (setting: AccountSetting) => void;
  onClose: () => void;
}

/** Removes the mobile number. */
export function RemovePhoneForm({ onRemoved, onClose }: RemovePhoneFormProps) {
  const { t } = useTranslation('profile');
  const remove = useProvenSend(removePhone, { onSuccess: onRemoved });
  return (
    <ConfirmForm
      tone="danger"
      submit={t('settings.phone.remove')}
      send={remove}
      onConfirm={() => remove.sendOnce({ body: {} })}
      onClose={onClose}
    >
      <p role="status">{t('settings.phone.removeLead')}</p>
    </ConfirmForm>
  );
}
