import { sendEmailCode } from '@jobharbor/shared/calls/data/send-email-code';
import { sendCall } from '@jobharbor/shared/http';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../common/codes/code-form.tsx';
import { EmailForm } from '../../common/fields/email-form.tsx';
import { useHistorySteps } from '../../common/steps/steps.ts';
import { useLeaveSteps } from '../../common/steps/use-leave-steps.ts';
import { StoppedNotice } from './stopped-notice.tsx';
import { useConfirmEmail } from './use-confirm-email.ts';

export interface ConfirmStepsProps {
  /** Null for an account with a phone number only, which is asked for an email. */
  email: string | null;
  /** Seconds until another code may be asked for: sign-up has sent the first. */
  resendAfter: number;
  onDone: () => void;
  /** Full path of the page to open when skipped. */
  later: string;
}

/** The code, and the correction of an email that was mistyped at sign-up. */
export function ConfirmSteps({ email: known, resendAfter, onDone, later }: ConfirmStepsProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const { base } = useLocale();
  const [sent, setSent] = useState({ email: known ?? '', resendAfter });
  const steps = useHistorySteps();
  const leave = useLeaveSteps(steps);
  const { needsProof, sendTo, confirm } = useConfirmEmail();

  async function correct(email: string): Promise<void> {
    const answer = await sendTo(email);
    setSent({ email: answer.email, resendAfter: answer.resend_after });
    steps.backTo('');
  }
  const laterLink = (
    <ButtonLink
      wide
      variant="quiet"
      href={later}
      onClick={(event) => {
        event.preventDefault();
        leave(onDone);
      }}
    >
      {t('later')}
    </ButtonLink>
  );
  if (steps.name === 'email' || sent.email === '') {
    return (
      <EmailForm
        focused
        email={sent.email}
        submitLabel={t('reset.submit.email')}
        send={correct}
        after={
          <>
            {needsProof && (
              <ButtonLink wide href={`${base}/account-settings`}>
                {t('confirmEmail.changeElsewhere')}
              </ButtonLink>
            )}
            {laterLink}
          </>
        }
      />
    );
  }
  return (
    <CodeForm
      email={sent.email}
      onEditEmail={() => steps.push('email')}
      resendAfter={sent.resendAfter}
      requestCode={() => sendCall(http, sendEmailCode, { body: {} })}
      submitLabel={t('confirmEmail.submit')}
      submitCode={(code) => confirm(code, () => leave(onDone))}
      after={laterLink}
    >
      <StoppedNotice key={sent.email} email={sent.email} />
    </CodeForm>
  );
}
