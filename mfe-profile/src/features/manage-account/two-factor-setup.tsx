import { confirmAuthenticator } from '@jobharbor/shared/calls/auth/confirm-authenticator';
import { startAuthenticator } from '@jobharbor/shared/calls/auth/start-authenticator';
import { twoFactorProof } from '@jobharbor/shared/contracts/account-setting';
import { oneTimeCode } from '@jobharbor/shared/contracts/auth';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useDirtyLease, useSend } from '@jobharbor/shared/remote';
import { TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CurrentPasswordField } from './current-password-field.tsx';
import { FormEnd } from './form-end.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { TwoFactorFormProps } from './two-factor-form-props.ts';
import { useSettingUpdate } from './use-setting-update.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface Authenticator {
  secret: string;
  uri: string;
  qr: { size: number; path: string };
}

/** Enables two-factor authentication: password, key for the app with a code of it, recovery codes. */
export function TwoFactorSetup({ setting, onClose }: TwoFactorFormProps) {
  const { t } = useTranslation('profile');
  const update = useSettingUpdate();
  const [authenticator, setAuthenticator] = useState<Authenticator | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={() => onClose(t('settings.twoFactor.doneOn'))} />;
  if (authenticator)
    return (
      <AuthenticatorForm
        authenticator={authenticator}
        onConfirmed={(made) => {
          const two_factor = { is_on: true, recovery_codes_left: made.length };
          update((current) => ({ ...current, two_factor }));
          setCodes(made);
        }}
        onClose={() => onClose()}
      />
    );
  return <ProofForm setting={setting} onStarted={setAuthenticator} onClose={() => onClose()} />;
}

interface ProofFormProps extends Pick<TwoFactorFormProps, 'setting'> {
  onStarted: (authenticator: Authenticator) => void;
  onClose: () => void;
}

function ProofForm({ setting, onStarted, onClose }: ProofFormProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ current_password?: string }>(
    twoFactorProof,
    setting.has_password ? { current_password: '' } : {},
    (_, type) => t(type === 'required' ? 'fault.required' : 'settings.fault.passwordLong'),
  );
  const start = useSend(startAuthenticator, { onError: showErrors, onSuccess: onStarted });
  const submit = form.handleSubmit((body) => {
    if (!start.isPending) start.mutate({ body });
  });
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <p className="jh-quiet jh-small">{t('settings.twoFactor.lead')}</p>
      {setting.has_password && (
        <CurrentPasswordField
          {...form.register('current_password')}
          autoFocus
          error={errorOf('current_password')}
        />
      )}
      <FormEnd
        fault={faultOf(start.error)}
        submit={t('settings.twoFactor.next')}
        isSending={start.isPending}
        onCancel={onClose}
      />
    </form>
  );
}

const codeSchema = z.object({ code: oneTimeCode });

interface AuthenticatorFormProps {
  authenticator: Authenticator;
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

function AuthenticatorForm({ authenticator, onConfirmed, onClose }: AuthenticatorFormProps) {
  const { t } = useTranslation('profile');
  const { secret, uri, qr } = authenticator;
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ code: string }>(
    codeSchema,
    { code: '' },
    (_, type) => t(type === 'required' ? 'fault.required' : 'settings.fault.code'),
  );
  const confirm = useSend(confirmAuthenticator, {
    onError: showErrors,
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
  useDirtyLease(true, 'settings-two-factor', 'lost');
  const submit = form.handleSubmit((body) => {
    if (!confirm.isPending) confirm.mutate({ body });
  });
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <p>{t('settings.twoFactor.scan')}</p>
      {/* On a phone, an `otpauth:` link opens the app itself. */}
      <a href={uri} className="jhp-setting__qr">
        <svg
          role="img"
          aria-label={t('settings.twoFactor.qr')}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
      </a>
      <p className="jhp-setting__value">
        <span className="jh-quiet jh-small">{t('settings.twoFactor.key')}</span>
        <code dir="ltr">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        {...form.register('code')}
        autoFocus
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="jhp-setting__code"
        label={t('settings.twoFactor.code')}
        error={errorOf('code')}
      />
      <FormEnd
        fault={faultOf(confirm.error)}
        submit={t('settings.twoFactor.confirm')}
        isSending={confirm.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
