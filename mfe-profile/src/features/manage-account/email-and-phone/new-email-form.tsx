import { requestEmailChange } from '@jobharbor/shared/calls/data/request-email-change';
import { type AccountSetting, emailChangeRequest } from '@jobharbor/shared/contracts/account/account-setting';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useDirtyLease } from '@jobharbor/shared/remote';
import { TextField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { useSettingsForm } from '../../../common/use-settings-form.ts';
import { FormEnd } from '../form-end.tsx';

export interface NewEmailFormProps {
  setting: AccountSetting;
  email: string;
  onType: (email: string) => void;
  /** A code was sent; another may be requested after `wait` seconds. */
  onSent: (email: string, wait: number) => void;
  onClose: () => void;
}

/** First step: the new address. */
export function NewEmailForm({ setting, email, onType, onSent, onClose }: NewEmailFormProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ email: string }>(
    emailChangeRequest,
    { email },
    (_, type) => t(type === 'required' ? 'fault.required' : 'settings.fault.email'),
  );
  const send = useProvenSend(requestEmailChange, {
    onError: showErrors,
    onSuccess: ({ resend_after: wait }, { body }) => onSent(body.email.trim(), wait),
  });
  useDirtyLease(form.formState.isDirty, 'settings-email');
  const submit = form.handleSubmit((body) => {
    if (body.email.trim() === setting.email && setting.is_email_verify)
      form.setError('email', { type: 'server', message: t('settings.email.same') }, { shouldFocus: true });
    else send.sendOnce({ body });
  });
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <TextField
        {...form.register('email', { onChange: ({ target }) => onType(target.value) })}
        autoFocus
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        label={t('settings.email.new')}
        hint={t('settings.email.newHint')}
        error={errorOf('email')}
      />
      <FormEnd
        fault={faultOf(send.error)}
        submit={t('settings.email.send')}
        isSending={send.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
