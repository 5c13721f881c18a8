import { type Passkey, passkeyProof } from '@jobharbor/shared/contracts/passkey';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useRemote } from '@jobharbor/shared/remote';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CurrentPasswordField } from './current-password-field.tsx';
import { FormEnd } from './form-end.tsx';
import { makePasskey, PasskeyNotMade } from './make-passkey.ts';
import { useSettingsForm } from './use-settings-form.ts';

export interface NewPasskeyFormProps {
  hasPassword: boolean;
  onMade: (passkey: Passkey) => void;
  onClose: () => void;
}

/** Asks for the password, where there is one, before creating a passkey. */
export function NewPasskeyForm({ hasPassword, onMade, onClose }: NewPasskeyFormProps) {
  const { t } = useTranslation('profile');
  const { http } = useRemote();
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ current_password?: string }>(
    passkeyProof,
    hasPassword ? { current_password: '' } : {},
    (_, type) => t(type === 'required' ? 'fault.required' : 'settings.fault.passwordLong'),
  );
  const make = useMutation({
    mutationFn: (body: { current_password?: string }) => makePasskey(http, body),
    onError: (error) => {
      if (!(error instanceof PasskeyNotMade)) showErrors(error);
    },
    onSuccess: onMade,
  });
  const { error } = make;
  return (
    <form
      noValidate
      className="jhp-setting__form"
      onSubmit={form.handleSubmit((body) => {
        if (!make.isPending) make.mutate(body);
      })}
      onKeyDown={preventComposingSubmit}
    >
      {hasPassword && (
        <CurrentPasswordField
          {...form.register('current_password')}
          autoFocus
          error={errorOf('current_password')}
        />
      )}
      <FormEnd
        fault={error instanceof PasskeyNotMade ? t(`passkeys.${error.reason}`) : faultOf(error)}
        submit={t('passkeys.make')}
        isSending={make.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
