import { requestPasswordReset } from '@jobharbor/shared/contracts/calls/request-password-reset';
import { resetPassword } from '@jobharbor/shared/contracts/calls/reset-password';
import { verifyPasswordReset } from '@jobharbor/shared/contracts/calls/verify-password-reset';
import { sendCall } from '@jobharbor/shared/http';
import { useErrorText, useRemote } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../common/code-form.tsx';
import { EmailForm } from '../../common/email-form.tsx';
import { isCodeProblem, requestOnce } from '../../common/step-failure.ts';
import { NewPasswordForm, type NewPasswordValues } from './new-password-form.tsx';

type Step =
  | { name: 'email'; isReturn: boolean }
  /** `problem`: why a code that was valid before no longer is. */
  | { name: 'code'; resendAfter: number; problem?: unknown }
  | { name: 'password'; otp: string };

export interface ResetStepsProps {
  /** From the URL or the previous page; otherwise empty. */
  email: string;
  otp: string;
  onDone: (email: string, password: string) => Promise<void>;
}

/** One field at a time: email, code from the mail, new password. */
export function ResetSteps({ email: knownEmail, otp: knownCode, onDone }: ResetStepsProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const errorText = useErrorText();
  const [email, setEmail] = useState(knownEmail);
  const [initialCode, setInitialCode] = useState(knownCode);
  const [step, setStep] = useState<Step>(
    knownEmail !== '' && knownCode !== ''
      ? { name: 'code', resendAfter: 0 }
      : { name: 'email', isReturn: false },
  );
  const requestCode = (address: string) => sendCall(http, requestPasswordReset, { body: { email: address } });

  async function sendNewPassword(otp: string, values: NewPasswordValues): Promise<void> {
    try {
      await sendCall(http, resetPassword, { body: { email, otp, ...values } });
    } catch (error) {
      // An expired code is requested again at the step for the code.
      if (!isCodeProblem(error)) throw error;
      setInitialCode('');
      setStep({ name: 'code', resendAfter: 0, problem: error });
      return;
    }
    await onDone(email, values.new_password);
  }

  switch (step.name) {
    case 'email':
      return (
        <EmailForm
          email={email}
          submitLabel={t('reset.submit.email')}
          focused={step.isReturn}
          send={async (address) => {
            const { resend_after } = await requestOnce(() => requestCode(address));
            setEmail(address);
            setInitialCode('');
            setStep({ name: 'code', resendAfter: resend_after });
          }}
        />
      );
    case 'code':
      return (
        <>
          {step.problem !== undefined && (
            <Notice tone="attention" role="alert">
              {errorText(step.problem)}
            </Notice>
          )}
          <CodeForm
            email={email}
            initialCode={initialCode}
            onEditEmail={() => setStep({ name: 'email', isReturn: true })}
            resendAfter={step.resendAfter}
            requestCode={() => requestCode(email)}
            submitLabel={t('continue')}
            submitCode={async (otp) => {
              await sendCall(http, verifyPasswordReset, { body: { email, otp } });
              setStep({ name: 'password', otp });
            }}
          />
        </>
      );
    case 'password':
      return <NewPasswordForm email={email} send={(values) => sendNewPassword(step.otp, values)} />;
  }
}
