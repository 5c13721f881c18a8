import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { sendOwnerCode } from '@jobharbor/shared/calls/jobseeker-account/send-owner-code';
import { codeDigits, oneTimeCode } from '@jobharbor/shared/contracts/sign-in/auth';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { ErrorNotice, useSendOnce } from '@jobharbor/shared/remote';
import { Button, LiveRegion, TextField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSettingsForm } from '../use-settings-form.ts';
import { ProofEnd } from './proof-end.tsx';
import type { ProofToken } from './proof-token.ts';

const schema = z.object({ otp: oneTimeCode });

export interface CodeProofProps {
  channel: 'email' | 'phone';
  /** The confirmed address or number. */
  target: string;
  onProved: (proof: ProofToken) => void;
}

/** A code, which is sent on a press: nobody gets a message because a dialog has opened. */
export function CodeProof({ channel, target, onProved }: CodeProofProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ otp: string }>(
    schema,
    { otp: '' },
    (_, type) => t(type === 'required' ? 'fault.required' : 'settings.fault.code', { count: codeDigits }),
  );
  const send = useSendOnce(sendOwnerCode, {
    onSuccess() {
      form.clearErrors();
      form.setFocus('otp');
    },
  });
  const prove = useSendOnce(proveOwner, { onError: showErrors, onSuccess: onProved });
  const sent = send.isSuccess ? t('ownerProof.sent', { target: isolate(target) }) : '';
  const submit = form.handleSubmit((body) => prove.sendOnce({ body }));
  return (
    <form noValidate className="jh-stack jh-gap-3" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <p>
        <Button
          data-autofocus
          autoFocus
          size="small"
          loading={send.isPending}
          onClick={() => send.sendOnce({ body: { channel } })}
        >
          {send.isSuccess
            ? t('ownerProof.resend')
            : t(`ownerProof.by.${channel}`, { target: isolate(target) })}
        </Button>
      </p>
      <LiveRegion>{sent}</LiveRegion>
      {sent !== '' && (
        <p aria-hidden="true" className="jh-small">
          {sent}
        </p>
      )}
      <ErrorNotice error={send.error} />
      <TextField
        {...form.register('otp')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="jhp-setting__code"
        label={t('settings.email.code')}
        error={errorOf('otp')}
      />
      <ProofEnd fault={faultOf(prove.error)} isSending={prove.isPending} />
    </form>
  );
}
