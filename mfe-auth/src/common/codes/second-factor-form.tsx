import { checkSecondFactor, secondFactorCode } from '@jobharbor/shared/calls/auth/check-second-factor';
import { codeDigits } from '@jobharbor/shared/contracts/sign-in/auth';
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
import { DeviceCodeForm } from './device-code-form.tsx';
import type { SecondFactor } from './second-factor-of.ts';
import type { SecondFactorProps } from './second-factor-props.ts';

interface Values {
  code: string;
}

const resolver = schemaResolver<Values, Values>(z.object({ code: secondFactorCode }));

export interface SecondFactorFormProps extends SecondFactorProps {
  factor: SecondFactor;
}

/** The second step of a login. */
export function SecondFactorForm({ factor, ...props }: SecondFactorFormProps) {
  return factor === 'mail' ? <DeviceCodeForm {...props} /> : <AppCodeForm {...props} />;
}

/** Form for a code of the authenticator app, or a recovery code. */
function AppCodeForm({ onSignedIn, onStartOver }: SecondFactorProps) {
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
  const { setFocus } = step.form;
  useEffect(() => setFocus('code'), [setFocus]);
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
      <p role="status">{t('secondFactor.lead')}</p>
      <TextField
        {...step.form.register('code')}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        label={t('secondFactor.label')}
        hint={t('secondFactor.hint', { count: codeDigits })}
        error={step.errorText(() => t('secondFactor.required'))}
      />
    </StepForm>
  );
}
