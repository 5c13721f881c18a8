import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { oneTimeCode } from '@jobharbor/shared/contracts/auth';
import { changePhone } from '@jobharbor/shared/contracts/calls/change-phone';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useSend } from '@jobharbor/shared/remote';
import { Button, Notice, TextField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormEnd } from './form-end.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const schema = z.object({ otp: oneTimeCode });

export interface PhoneCodeFormProps {
  /** E.164. */
  phone: string;
  onChanged: (setting: AccountSetting) => void;
  /** Back to the number: another one, or another code. */
  onOther: () => void;
  onClose: () => void;
}

/** The second step: the code that was sent to the new number. */
export function PhoneCodeForm({ phone, onChanged, onOther, onClose }: PhoneCodeFormProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ otp: string }>(
    schema,
    { otp: '' },
    (_, type) => (type === 'required' ? t('fault.required') : t('settings.fault.code')),
  );
  const confirm = useSend(changePhone, { onError: showErrors, onSuccess: onChanged });
  const submit = form.handleSubmit(({ otp }) => {
    if (!confirm.isPending) confirm.mutate({ body: { contact_number: phone, otp } });
  });
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <Notice role="status">
        {t('settings.phone.sent')} <bdi dir="ltr">{phone}</bdi>
      </Notice>
      <TextField
        {...form.register('otp')}
        autoFocus
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="jhp-setting__code"
        label={t('settings.email.code')}
        hint={t('settings.phone.codeHint')}
        error={errorOf('otp')}
      />
      <FormEnd
        fault={faultOf(confirm.error)}
        submit={t('settings.email.confirm')}
        isSending={confirm.isPending}
        onCancel={onClose}
      />
      <p>
        <Button size="small" variant="quiet" onClick={onOther}>
          {t('settings.phone.other')}
        </Button>
      </p>
    </form>
  );
}
