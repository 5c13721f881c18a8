import { linkSocialAccount } from '@jobharbor/shared/calls/auth/link-social-account';
import { sendSignInCode } from '@jobharbor/shared/calls/auth/send-sign-in-code';
import { signInByCode } from '@jobharbor/shared/calls/auth/sign-in-by-code';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { sendCall } from '@jobharbor/shared/http';
import { useErrorText, useLocale, useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../common/codes/code-form.tsx';
import { SecondFactorForm } from '../../common/codes/second-factor-form.tsx';
import { secondFactorOf } from '../../common/codes/second-factor-of.ts';
import { EmailLine } from '../../common/fields/email-line.tsx';
import { sendWithCampaign } from '../../common/send-with-campaign.ts';
import { keepProof, keptProof } from '../../common/sign-in-proof.ts';
import { requestOnce, stepFailure } from '../../common/steps/step-failure.ts';
import { StepFailureNotice } from '../../common/steps/step-failure-notice.tsx';
import { afterSeconds, type Steps, secondsUntil } from '../../common/steps/steps.ts';

export interface ProveAddressProps {
  proof: { token: string; email: string };
  provider: string;
  steps: Steps;
  onSignedIn: (user: SessionUser) => void;
}

/** Signs in by a code to the email that the provider named, and links the social account. */
export function ProveAddress({ proof, provider, steps, onSignedIn }: ProveAddressProps) {
  const { t } = useTranslation('auth');
  const { http, notify } = useRemote();
  const { country } = useLocale();
  const errorText = useErrorText();
  const { email, token } = proof;
  const requestCode = () => sendCall(http, sendSignInCode, { body: { email } });
  const request = useMutation({
    mutationFn: () => requestOnce(requestCode),
    onSuccess: ({ resend_after }) => steps.push('code', { resendAt: afterSeconds(resend_after) }),
  });

  async function submitCode(otp: string): Promise<void> {
    const body = { email, otp, terms_and_condition: 1 } as const;
    try {
      const { user } = await sendWithCampaign(
        country.key,
        async (campaign) => keepProof(await sendCall(http, signInByCode, { body: { ...body, ...campaign } })),
        (answer) => answer.is_new,
      );
      await join(user);
    } catch (error) {
      if (secondFactorOf(error) === null) throw error;
      steps.push('second-factor');
    }
  }

  async function join(user: SessionUser): Promise<void> {
    try {
      await sendCall(http, linkSocialAccount, { body: { token }, ...keptProof() });
      notify({ tone: 'success', text: t('social.joined', { provider }) });
    } catch (error) {
      // The person is signed in anyway, and can start the social login again.
      notify({ tone: 'danger', text: errorText(error) });
    }
    onSignedIn(user);
  }

  if (steps.name === 'second-factor') {
    const startOver = () => {
      request.reset();
      steps.backTo('');
    };
    return <SecondFactorForm factor="app" onSignedIn={(user) => void join(user)} onStartOver={startOver} />;
  }
  if (steps.name === 'code') {
    return (
      <CodeForm
        email={email}
        resendAfter={secondsUntil(steps.data.resendAt)}
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
