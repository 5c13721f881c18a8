import { codeDigits, oneTimeCode } from '@jobharbor/shared/contracts/sign-in/auth';
import { schemaResolver } from '@jobharbor/shared/forms';
import { TextField } from '@jobharbor/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { EmailLine } from '../fields/email-line.tsx';
import { StepForm } from '../steps/step-form.tsx';
import { useStepForm } from '../steps/use-step-form.ts';
import { ResendCode, type ResendCodeProps } from './resend-code.tsx';

interface CodeValues {
  otp: string;
}

const resolver = schemaResolver<CodeValues, CodeValues>(z.object({ otp: oneTimeCode }));

export interface CodeFormProps extends ResendCodeProps {
  /** Recipient of the code: an email, or with `via` a phone number. */
  email: string;
  via?: 'sms';
  onEditEmail?: () => void;
  /** A code from the page's URL. */
  initialCode?: string;
  submitLabel: string;
  submitCode: (otp: string) => Promise<void>;
  /** Between the code and the button. */
  children?: ReactNode;
  after?: ReactNode;
}

/** Form for a one-time code from a mail or text message: typed, pasted or autofilled, in digits of any script. */
export function CodeForm(props: CodeFormProps) {
  const { t } = useTranslation('auth');
  const { initialCode = '', submitCode } = props;
  const isSms = props.via === 'sms';
  const step = useStepForm<CodeValues>({
    field: 'otp',
    defaultValues: { otp: initialCode },
    resolver,
    send: ({ otp }) => submitCode(otp),
  });
  const { setFocus, clearErrors } = step.form;
  useEffect(() => setFocus('otp'), [setFocus]);
  const onResent = () => {
    clearErrors();
    step.allowRetry();
    setFocus('otp');
  };
  return (
    <StepForm step={step} submitLabel={props.submitLabel} after={props.after}>
      <EmailLine email={props.email} onEdit={props.onEditEmail} isPhone={isSms} />
      <TextField
        {...step.form.register('otp')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        label={t(isSms ? 'phone.code.label' : 'code.label')}
        hint={t(isSms ? 'phone.code.hint' : 'code.hint', { count: codeDigits })}
        error={step.errorText(() => t('code.invalid', { count: codeDigits }))}
      />
      <ResendCode
        resendAfter={props.resendAfter}
        requestCode={props.requestCode}
        onResent={onResent}
        isSms={isSms}
      />
      {props.children}
    </StepForm>
  );
}
