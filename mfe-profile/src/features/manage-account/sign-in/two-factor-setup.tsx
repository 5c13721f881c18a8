import { confirmAuthenticator } from '@jobharbor/shared/calls/auth/confirm-authenticator';
import { startAuthenticator } from '@jobharbor/shared/calls/auth/start-authenticator';
import type { CallAnswer } from '@jobharbor/shared/contracts/define-call';
import { codeDigits, oneTimeCode } from '@jobharbor/shared/contracts/sign-in/auth';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useDirtyLease, useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { useSettingsForm } from '../../../common/use-settings-form.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { FormEnd } from '../form-end.tsx';
import { useSettingUpdate } from '../use-setting-update.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { TwoFactorFormProps } from './two-factor-form-props.ts';

interface Authenticator {
  secret: string;
  uri: string;
  qr: { size: number; path: string };
}

/** Enables two-factor authentication: key for the app with a code of it, recovery codes. */
export function TwoFactorSetup({ onClose }: Pick<TwoFactorFormProps, 'onClose'>) {
  const { t } = useTranslation('profile');
  const update = useSettingUpdate();
  const { session } = useRemote();
  const [authenticator, setAuthenticator] = useState<Authenticator | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={() => onClose(t('settings.twoFactor.doneOn'))} />;
  if (authenticator)
    return (
      <AuthenticatorForm
        authenticator={authenticator}
        onConfirmed={({ recovery_codes, user }) => {
          const two_factor = { is_on: true, recovery_codes_left: recovery_codes.length };
          update((current) => ({ ...current, two_factor }));
          if (user) setSession(session, user);
          setCodes(recovery_codes);
        }}
        onClose={() => onClose()}
      />
    );
  return <StartForm onStarted={setAuthenticator} onClose={() => onClose()} />;
}

interface StartFormProps {
  onStarted: (authenticator: Authenticator) => void;
  onClose: () => void;
}

function StartForm({ onStarted, onClose }: StartFormProps) {
  const { t } = useTranslation('profile');
  const start = useProvenSend(startAuthenticator, { onSuccess: onStarted });
  return (
    <ConfirmForm
      submit={t('settings.twoFactor.next')}
      send={start}
      onConfirm={() => start.sendOnce({ body: {} })}
      onClose={onClose}
    >
      <p className="jh-quiet jh-small">{t('settings.twoFactor.lead')}</p>
    </ConfirmForm>
  );
}

const codeSchema = z.object({ code: oneTimeCode });

interface AuthenticatorFormProps {
  authenticator: Authenticator;
  onConfirmed: (confirmed: CallAnswer<typeof confirmAuthenticator>) => void;
  onClose: () => void;
}

function AuthenticatorForm({ authenticator, onConfirmed, onClose }: AuthenticatorFormProps) {
  const { t } = useTranslation('profile');
  const { secret, uri, qr } = authenticator;
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ code: string }>(
    codeSchema,
    { code: '' },
    (_, type) => t(type === 'required' ? 'fault.required' : 'settings.fault.code', { count: codeDigits }),
  );
  const confirm = useSendOnce(confirmAuthenticator, {
    onError: showErrors,
    onSuccess: onConfirmed,
  });
  useDirtyLease(true, 'settings-two-factor', 'lost');
  const submit = form.handleSubmit((body) => confirm.sendOnce({ body }));
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
