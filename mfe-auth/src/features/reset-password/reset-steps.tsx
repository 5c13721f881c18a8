import { requestPasswordReset } from '@jobharbor/shared/calls/auth/request-password-reset';
import { resetPassword } from '@jobharbor/shared/calls/auth/reset-password';
import { verifyPasswordReset } from '@jobharbor/shared/calls/auth/verify-password-reset';
import { sendCall } from '@jobharbor/shared/http';
import { useErrorText, useRemote } from '@jobharbor/shared/remote';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertNotice } from '../../common/alert-notice.tsx';
import { CodeForm } from '../../common/codes/code-form.tsx';
import { EmailForm } from '../../common/fields/email-form.tsx';
import { isCodeProblem, requestOnce } from '../../common/steps/step-failure.ts';
import { afterSeconds, type Steps, secondsUntil } from '../../common/steps/steps.ts';
import { NewPasswordForm, type NewPasswordValues } from './new-password-form.tsx';

export interface ResetStepsProps {
  steps: Steps;
  /** From the URL or the previous page; otherwise empty. */
  email: string;
  otp: string;
  onDone: (email: string, password: string) => Promise<void>;
}

/**
 * One field at a time: email, code from the mail, new password. The code stays in memory: after a reload at the new password
 * it is asked for again.
 */
export function ResetSteps({ steps, email: knownEmail, otp: knownCode, onDone }: ResetStepsProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const errorText = useErrorText();
  const [otp, setOtp] = useState(knownCode);
  /** The link of a mail brought email and code: the first step is passed. */
  const [isLinked, setLinked] = useState(knownEmail !== '' && knownCode !== '');
  /** Why a code that was valid before no longer is. */
  const [problem, setProblem] = useState<unknown>(null);
  const isReturn = useRef(false);
  const email = steps.data.email ?? knownEmail;
  const requestCode = (address: string) => sendCall(http, requestPasswordReset, { body: { email: address } });

  async function sendNewPassword(values: NewPasswordValues): Promise<void> {
    try {
      await sendCall(http, resetPassword, { body: { email, otp, ...values } });
    } catch (error) {
      // An expired code is requested again at the step for the code.
      if (!isCodeProblem(error)) throw error;
      setOtp('');
      setProblem(error);
      steps.backTo(isLinked ? '' : 'code');
      return;
    }
    await onDone(email, values.new_password);
  }

  if (email === '' || (steps.name === '' && !isLinked)) {
    return (
      <EmailForm
        email={email}
        submitLabel={t('reset.submit.email')}
        focused={isReturn.current}
        send={async (address) => {
          const { resend_after } = await requestOnce(() => requestCode(address));
          setOtp('');
          setProblem(null);
          isReturn.current = true;
          steps.push('code', { email: address, resendAt: afterSeconds(resend_after) });
        }}
      />
    );
  }
  if (steps.name === 'password' && otp !== '')
    return <NewPasswordForm email={email} send={sendNewPassword} />;
  return (
    <>
      {problem !== null && <AlertNotice tone="attention">{errorText(problem)}</AlertNotice>}
      <CodeForm
        email={email}
        initialCode={otp}
        onEditEmail={() => {
          isReturn.current = true;
          setLinked(false);
          steps.backTo('');
        }}
        resendAfter={problem === null ? secondsUntil(steps.data.resendAt) : 0}
        requestCode={() => requestCode(email)}
        submitLabel={t('continue')}
        submitCode={async (code) => {
          await sendCall(http, verifyPasswordReset, { body: { email, otp: code } });
          setOtp(code);
          setProblem(null);
          steps.push('password', { email });
        }}
      />
    </>
  );
}
