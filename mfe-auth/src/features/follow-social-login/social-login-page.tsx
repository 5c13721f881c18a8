import { signInBySocial } from '@jobharbor/shared/calls/auth/sign-in-by-social';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { signInPath } from '@jobharbor/shared/domain/session';
import { sendCall } from '@jobharbor/shared/http';
import { useLocale, usePage, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SecondFactorForm } from '../../common/codes/second-factor-form.tsx';
import { secondFactorOf } from '../../common/codes/second-factor-of.ts';
import { pendingProvider, providerNames } from '../../common/provider-names.ts';
import { sendWithCampaign } from '../../common/send-with-campaign.ts';
import { StepLoading, StepPage } from '../../common/steps/step-page.tsx';
import { useHistorySteps } from '../../common/steps/steps.ts';
import { useLeaveSteps } from '../../common/steps/use-leave-steps.ts';
import { useReturnPath } from '../../common/use-return-path.ts';
import { ProveAddress } from './prove-address.tsx';
import { ProviderFailure } from './provider-failure.tsx';
import { useSocialCredential } from './use-social-credential.ts';
import '../../common/auth.css';
import { keepProof } from '../../common/sign-in-proof.ts';

/** Redirect URI of the providers, without a locale: continues in the language and country where the sign-in began. */
export function SocialLoginPage() {
  const { navigation } = useRemote();
  const { base } = useLocale();
  const before = pendingProvider.base();
  const isElsewhere = before !== null && before !== base;
  const moveThere = useEffectEvent(() => {
    const { search } = navigation.current();
    if (isElsewhere) navigation.navigate(`${before}/social-login${search}`, { replace: true });
  });
  useEffect(() => moveThere(), []);
  return isElsewhere ? <StepLoading /> : <ProviderAnswer />;
}

/** Sends the provider's response to the server, and opens the page that requested the sign-in. */
function ProviderAnswer() {
  const { t } = useTranslation('auth');
  const { notify } = useRemote();
  const { send, type, pending, steps, returnTo, enter } = useProviderAnswer();
  const { proof, factor } = steps.data;
  usePage({ title: t('handOver.title'), canonical: '/social-login', robots: 'noindex' });

  const navigate = useNavigate();
  if (factor !== undefined && proof === undefined) {
    return (
      <StepPage title={t('handOver.title')}>
        <SecondFactorForm
          factor={factor}
          onSignedIn={(user) => {
            notify({ tone: 'success', text: t('welcome.sign-in', { name: user.first_name }) });
            enter(user);
          }}
          onStartOver={() => navigate(signInPath(returnTo.path), { replace: true })}
        />
      </StepPage>
    );
  }
  if (send.isError || (send.isSuccess && send.data === null)) {
    const { isFailed, isRefused } = pending;
    return <ProviderFailure {...{ type, isFailed, isRefused }} error={send.error} returnTo={returnTo.path} />;
  }
  return (
    <StepPage title={proof ? t('social.proveTitle') : t('handOver.title')}>
      {proof && type ? (
        <ProveAddress proof={proof} provider={providerNames[type]} steps={steps} onSignedIn={enter} />
      ) : (
        <StepLoading />
      )}
    </StepPage>
  );
}

/** Sends the provider's response once, and goes on where it signs in. A proof or factor that it asks for stays in `steps`. */
function useProviderAnswer() {
  const { t } = useTranslation('auth');
  const { http, session, notify } = useRemote();
  const { country } = useLocale();
  const { credential, ...pending } = useSocialCredential();
  const steps = useHistorySteps();
  const leave = useLeaveSteps(steps);
  // An answer before a reload asked for another step.
  const [isResumed] = useState(steps.data.proof !== undefined || steps.data.factor !== undefined);
  const type = pending.type ?? steps.data.provider ?? null;
  const send = useMutation({
    mutationFn: async () => {
      if (type === null || pending.isRefused) return null;
      return sendWithCampaign(
        country.key,
        async (campaign) =>
          keepProof(
            await sendCall(http, signInBySocial, { body: { social_type: type, credential, ...campaign } }),
          ),
        (answer) => answer.is_new,
      );
    },
    onSuccess: (answer) => {
      if (answer?.user) return welcome(answer.user, answer.is_new);
      if (answer?.proof && type !== null)
        steps.keep({ proof: answer.proof, provider: type, redirect: answer.redirect });
    },
    onError: (error) => {
      const needed = secondFactorOf(error);
      if (needed !== null) steps.keep({ factor: needed, redirect: pending.returnTo });
    },
  });
  const returnTo = useReturnPath(send.data?.redirect ?? steps.data.redirect ?? pending.returnTo);
  const welcome = useEffectEvent((user: SessionUser, isNew: boolean) => {
    const name = user.first_name;
    notify({ tone: 'success', text: isNew ? t('welcome.create', { name }) : t('welcome.sign-in', { name }) });
    setSession(session, user);
  });
  const begin = useEffectEvent(() => {
    if (!isResumed) send.mutate();
  });
  useEffect(() => {
    begin();
  }, []);
  const isSignedIn = send.data?.user != null;
  const goOn = () => leave(() => returnTo.open() || returnTo.openHome());
  const open = useEffectEvent(goOn);
  useEffect(() => {
    if (isSignedIn) open();
  }, [isSignedIn]);
  const enter = (user: SessionUser) => {
    setSession(session, user);
    goOn();
  };
  return { send, type, pending, steps, returnTo, enter };
}
