import { sendOwnerCode } from '@jobharbor/shared/calls/jobseeker-account/send-owner-code';
import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useErrorText, useSend } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Notice, TextField } from '@jobharbor/shared/ui';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CurrentPasswordField } from './current-password-field.tsx';
import { codeTarget, type OwnerProofValues } from './use-owner-proof-form.ts';

export interface OwnerProofFieldsProps {
  setting: AccountSetting;
  register: UseFormRegister<OwnerProofValues>;
  errorOf: (name: keyof OwnerProofValues) => string | undefined;
}

/** Proof of ownership: the password, or for an account without one a code that is sent on request. */
export function OwnerProofFields({ setting, register, errorOf }: OwnerProofFieldsProps) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const send = useSend(sendOwnerCode);
  const { email } = setting;
  const target = codeTarget(setting);
  if (setting.has_password)
    return (
      <>
        <input hidden readOnly type="email" autoComplete="username" value={email ?? ''} />
        <CurrentPasswordField
          {...register('current_password')}
          autoFocus
          error={errorOf('current_password')}
        />
      </>
    );
  if (target === null) return null;
  const sent = send.isSuccess ? t('accountData.proof.sent', { target: isolate(target) }) : '';
  return (
    <>
      <p>
        <Button autoFocus size="small" loading={send.isPending} onClick={() => send.mutate({})}>
          {t(send.isSuccess ? 'accountData.proof.resend' : 'accountData.proof.send')}
        </Button>
      </p>
      <LiveRegion>{sent}</LiveRegion>
      {sent !== '' && (
        <p aria-hidden="true" className="jh-small">
          {sent}
        </p>
      )}
      {send.isError && (
        <Notice tone="danger" role="alert">
          {errorText(send.error)}
        </Notice>
      )}
      <TextField
        {...register('otp')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="jhp-setting__code"
        label={t('settings.email.code')}
        error={errorOf('otp')}
      />
    </>
  );
}
