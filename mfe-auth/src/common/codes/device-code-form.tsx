import { checkSecondFactor } from '@jobharbor/shared/calls/auth/check-second-factor';
import { resendDeviceCode } from '@jobharbor/shared/calls/auth/resend-device-code';
import { codeDigits, oneTimeCode } from '@jobharbor/shared/contracts/sign-in/auth';
import { schemaResolver } from '@jobharbor/shared/forms';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { Button, TextField } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { keepProof } from '../sign-in-proof.ts';
import { StepForm } from '../steps/step-form.tsx';
import { useStepForm } from '../steps/use-step-form.ts';
import { ResendCode } from './resend-code.tsx';
import type { SecondFactorProps } from './second-factor-props.ts';

interface Values {
  code: string;
}

const resolver = schemaResolver<Values, Values>(z.object({ code: oneTimeCode }));
/** Seconds until the server sends another mail. */
const resendSeconds = 60;

/** Second factor of a login on a new device: a code from a mail. */
export function DeviceCodeForm({ onSignedIn, onStartOver }: SecondFactorProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const step = useStepForm<Values>({
    field: 'code',
    defaultValues: { code: '' },
    resolver,
    async send(body) {
      onSignedIn(keepProof(await sendCall(http, checkSecondFactor, { body })).user);
    },
  });
  const { setFocus, clearErrors } = step.form;
  useEffect(() => setFocus('code'), [setFocus]);
  const onResent = () => {
    clearErrors();
    step.allowRetry();
    setFocus('code');
  };
  return (
    <StepForm
      step={step}
      submitLabel={t('submit.sign-in')}
      after={
        <Button wide variant="quiet" onClick={onStartOver}>
          {t('secondFactor.startOver')}
        </Button>
      }
    >
      <p>{t('deviceCode.lead')}</p>
      <TextField
        {...step.form.register('code')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        label={t('deviceCode.label')}
        error={step.errorText(() => t('deviceCode.required', { count: codeDigits }))}
      />
      <ResendCode
        resendAfter={resendSeconds}
        requestCode={() => sendCall(http, resendDeviceCode)}
        onResent={onResent}
        sentText={t('deviceCode.sent')}
      />
    </StepForm>
  );
}
