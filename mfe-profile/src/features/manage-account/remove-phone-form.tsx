import { removePhone } from '@jobharbor/shared/calls/data/remove-phone';
import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useSend } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { FormEnd } from './form-end.tsx';
import { OwnerProofFields } from './owner-proof-fields.tsx';
import { useOwnerProofForm } from './use-owner-proof-form.ts';

export interface RemovePhoneFormProps {
  setting: AccountSetting;
  onRemoved: (setting: AccountSetting) => void;
  onClose: () => void;
}

/** Removes the mobile number, after proof of ownership. */
export function RemovePhoneForm({ setting, onRemoved, onClose }: RemovePhoneFormProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useOwnerProofForm(setting);
  const remove = useSend(removePhone, { onError: showErrors, onSuccess: onRemoved });
  return (
    <form
      noValidate
      className="jhp-setting__form"
      onSubmit={form.handleSubmit((body) => {
        if (!remove.isPending) remove.mutate({ body });
      })}
      onKeyDown={preventComposingSubmit}
    >
      <p role="status">{t('settings.phone.removeLead')}</p>
      <OwnerProofFields setting={setting} register={form.register} errorOf={errorOf} />
      <FormEnd
        fault={faultOf(remove.error)}
        submit={t('settings.phone.remove')}
        tone="danger"
        isSending={remove.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
