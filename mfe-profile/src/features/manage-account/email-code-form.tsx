import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { oneTimeCode } from '@jobharbor/shared/contracts/auth';
import { changeEmail } from '@jobharbor/shared/contracts/calls/change-email';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useSend } from '@jobharbor/shared/remote';
import { Button, Notice, TextField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormEnd } from './form-end.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const schema = z.object({ otp: oneTimeCode });

export interface EmailCodeFormProps {
  email: string;
  onChanged: (setting: AccountSetting) => void;
  /** Back to the address: another one, or another code. */
  onOther: () => void;
  onClose: () => void;
}

/** The second step: the code that was sent to the new address. */
export function EmailCodeForm({ email, onChanged, onOther, onClose }: EmailCodeFormProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ otp: string }>(
    schema,
    { otp: '' },
    (_, type) => (type === 'required' ? t('fault.required') : t('settings.fault.code')),
  );
  const confirm = useSend(changeEmail, { onError: showErrors, onSuccess: onChanged });
  const submit = form.handleSubmit(({ otp }) => {
    if (!confirm.isPending) confirm.mutate({ body: { email, otp } });
  });
  const isUsed = hasCode(confirm.error, errorCode.emailUsed);
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <Notice role="status">
        {t('settings.email.sent')} <bdi dir="ltr">{email}</bdi>
      </Notice>
      <TextField
        {...form.register('otp')}
        autoFocus
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="jhp-setting__code"
        label={t('settings.email.code')}
        hint={t('settings.email.codeHint')}
        error={errorOf('otp')}
      />
      <FormEnd
        fault={isUsed ? (confirm.error?.message ?? null) : faultOf(confirm.error)}
        submit={t('settings.email.confirm')}
        isSending={confirm.isPending}
        onCancel={onClose}
      />
      <p>
        <Button size="small" variant="quiet" onClick={onOther}>
          {t('settings.email.other')}
        </Button>
      </p>
    </form>
  );
}
