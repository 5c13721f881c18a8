import { createRecoveryCodes } from '@jobharbor/shared/calls/auth/create-recovery-codes';
import { endTwoFactor } from '@jobharbor/shared/calls/auth/end-two-factor';
import { twoFactorProof } from '@jobharbor/shared/contracts/account-setting';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useSend } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentPasswordField } from './current-password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { TwoFactorFormProps } from './two-factor-form-props.ts';
import { useSettingUpdate } from './use-setting-update.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Creates new recovery codes or disables two-factor authentication; both require the password. */
export function TwoFactorManager({ setting, onClose }: TwoFactorFormProps) {
  const { t } = useTranslation('profile');
  const update = useSettingUpdate();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ current_password?: string }>(
    twoFactorProof,
    setting.has_password ? { current_password: '' } : {},
    (_, type) => t(type === 'required' ? 'fault.required' : 'settings.fault.passwordLong'),
  );
  const setState = (is_on: boolean, recovery_codes_left: number) =>
    update((current) => ({ ...current, two_factor: { is_on, recovery_codes_left } }));
  const renew = useSend(createRecoveryCodes, {
    onError: showErrors,
    onSuccess({ recovery_codes }) {
      setState(true, recovery_codes.length);
      setCodes(recovery_codes);
    },
  });
  const end = useSend(endTwoFactor, {
    onError: showErrors,
    onSuccess() {
      setState(false, 0);
      onClose(t('settings.twoFactor.doneOff'));
    },
  });
  const isSending = renew.isPending || end.isPending;
  if (codes) return <RecoveryCodes codes={codes} onClose={() => onClose()} />;
  const submit = (send: typeof renew | typeof end) =>
    form.handleSubmit((body) => {
      if (!isSending) send.mutate({ body });
    })();
  const fault = faultOf(end.error ?? renew.error);
  return (
    <form
      noValidate
      className="jhp-setting__form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(renew);
      }}
      onKeyDown={preventComposingSubmit}
    >
      {setting.has_password && (
        <CurrentPasswordField
          {...form.register('current_password')}
          autoFocus
          error={errorOf('current_password')}
        />
      )}
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div className="jh-inline">
        <Button type="submit" variant="primary" loading={renew.isPending} loadingLabel={t('saving')}>
          {t('settings.twoFactor.newCodes')}
        </Button>
        <Button loading={end.isPending} loadingLabel={t('saving')} onClick={() => void submit(end)}>
          {t('settings.twoFactor.turnOff')}
        </Button>
        <Button variant="quiet" onClick={() => onClose()}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
