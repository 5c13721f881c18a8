import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { linkSocialAccount } from '@jobharbor/shared/contracts/calls/link-social-account';
import { sendSignInCode } from '@jobharbor/shared/contracts/calls/send-sign-in-code';
import { signInByCode } from '@jobharbor/shared/contracts/calls/sign-in-by-code';
import { sendCall } from '@jobharbor/shared/http';
import { useErrorText, useLocale, useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../common/code-form.tsx';
import { EmailLine } from '../../common/email-line.tsx';
import { SecondFactorForm } from '../../common/second-factor-form.tsx';
import { secondFactorOf } from '../../common/second-factor-of.ts';
import { sendWithCampaign } from '../../common/send-with-campaign.ts';
import { stepFailure } from '../../common/step-failure.ts';
import { StepFailureNotice } from '../../common/step-failure-notice.tsx';

export interface ProveAddressProps {
  proof: { token: string; email: string };
  provider: string;
  onSignedIn: (user: SessionUser) => void;
}

/** Signs in by a code to the email that the provider named, and links the social account. */
export function ProveAddress({ proof, provider, onSignedIn }: ProveAddressProps) {
  const { t } = useTranslation('auth');
  const { http, notify } = useRemote();
  const { country } = useLocale();
  const errorText = useErrorText();
  const { email, token } = proof;
  const [isChallenged, setChallenged] = useState(false);
  const requestCode = () => sendCall(http, sendSignInCode, { body: { email } });
  const request = useMutation({ mutationFn: requestCode });

  async function submitCode(otp: string): Promise<void> {
    const body = { email, otp, terms_and_condition: 1 } as const;
    try {
      const { user } = await sendWithCampaign(
        country.key,
        (campaign) => sendCall(http, signInByCode, { body: { ...body, ...campaign } }),
        (answer) => answer.is_new,
      );
      await join(user);
    } catch (error) {
      if (secondFactorOf(error) === null) throw error;
      setChallenged(true);
    }
  }

  async function join(user: SessionUser): Promise<void> {
    try {
      await sendCall(http, linkSocialAccount, { body: { token } });
      notify({ tone: 'success', text: t('social.joined', { provider }) });
    } catch (error) {
      // The person is signed in anyway, and can start the social login again.
      notify({ tone: 'danger', text: errorText(error) });
    }
    onSignedIn(user);
  }

  if (isChallenged) {
    const startOver = () => {
      setChallenged(false);
      request.reset();
    };
    return <SecondFactorForm factor="app" onSignedIn={(user) => void join(user)} onStartOver={startOver} />;
  }
  if (request.data) {
    return (
      <CodeForm
        email={email}
        resendAfter={request.data.resend_after}
        requestCode={requestCode}
        submitLabel={t('submit.sign-in')}
        submitCode={submitCode}
      />
    );
  }
  const failure = request.isError ? stepFailure(request.error, '') : null;
  return (
    <div className="jh-stack jha-form">
      <p>{t('social.prove', { provider })}</p>
      <EmailLine email={email} />
      <StepFailureNotice failure={failure} onRetryAllowed={() => request.reset()} />
      <Button
        variant="primary"
        size="large"
        wide
        loading={request.isPending}
        loadingLabel={t('sending')}
        aria-disabled={failure?.status === 'throttled'}
        onClick={() => failure?.status !== 'throttled' && request.mutate()}
      >
        {t('reset.submit.email')}
      </Button>
    </div>
  );
}
