import { confirmEmail } from '@jobharbor/shared/calls/data/confirm-email';
import { sendEmailCode } from '@jobharbor/shared/calls/data/send-email-code';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { callPrefix, useLocale, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../common/codes/code-form.tsx';
import { EmailForm } from '../../common/fields/email-form.tsx';
import { keptProof } from '../../common/sign-in-proof.ts';
import { useHistorySteps } from '../../common/steps/steps.ts';
import { useLeaveSteps } from '../../common/steps/use-leave-steps.ts';
import { StoppedNotice } from './stopped-notice.tsx';

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
  const { http, session, notify } = useRemote();
  const { base } = useLocale();
  const queries = useQueryClient();
  const [sent, setSent] = useState({ email: known ?? '', resendAfter });
  const steps = useHistorySteps();
  const leave = useLeaveSteps(steps);
  const [needsProof, setNeedsProof] = useState(false);
  const isEditing = steps.name === 'email' || sent.email === '';
  const invalidateMe = () => queries.invalidateQueries({ queryKey: callPrefix(getMe), refetchType: 'none' });
  const invalidateSetting = () => queries.invalidateQueries({ queryKey: callPrefix(getAccountSetting) });

  async function correct(email: string): Promise<void> {
    const answer = await sendCall(http, sendEmailCode, { body: { email }, ...keptProof() }).catch(
      (error: unknown) => {
        setNeedsProof(hasCode(error, errorCode.ownerProofNeeded));
        throw error;
      },
    );
    void invalidateMe();
    void invalidateSetting();
    setSent({ email: answer.email, resendAfter: answer.resend_after });
    steps.backTo('');
  }

  async function confirm(code: string): Promise<void> {
    const { user } = await sendCall(http, confirmEmail, { body: { code } });
    void invalidateMe();
    void queries.invalidateQueries({ queryKey: callPrefix(getAccountSetting), refetchType: 'none' });
    notify({ tone: 'success', text: t('confirmEmail.done') });
    setSession(session, user);
    leave(onDone);
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
  if (isEditing) {
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
      submitCode={confirm}
      after={laterLink}
    >
      <StoppedNotice key={sent.email} email={sent.email} />
    </CodeForm>
  );
}
