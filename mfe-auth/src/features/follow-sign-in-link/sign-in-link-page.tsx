import { describeSignInLink } from '@jobharbor/shared/calls/auth/describe-sign-in-link';
import { signInByLink } from '@jobharbor/shared/calls/auth/sign-in-by-link';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { signInPath } from '@jobharbor/shared/domain/session';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { useErrorText, useLocale, usePage, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Button, ButtonLink, Notice, TextLink } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { SecondFactorForm } from '../../common/codes/second-factor-form.tsx';
import { secondFactorOf } from '../../common/codes/second-factor-of.ts';
import { EmailLine } from '../../common/fields/email-line.tsx';
import { NameForm } from '../../common/fields/name-form.tsx';
import { NewAccountHint } from '../../common/new-account-hint.tsx';
import { sendWithCampaign } from '../../common/send-with-campaign.ts';
import { StepFailurePage, StepLoading, StepPage } from '../../common/steps/step-page.tsx';
import { useLinkToken } from '../../common/use-link-token.ts';
import { useMutateOnce } from '../../common/use-mutate-once.ts';
import { useReturnPath } from '../../common/use-return-path.ts';
import '../../common/auth.css';
import { keepProof } from '../../common/sign-in-proof.ts';

/**
 * Target of a sign-in link. The browser that requested the mail is signed in at once. Any other browser must confirm.
 * So neither link scanners nor somebody else's link sign anybody in (login CSRF).
 */
export function SignInLinkPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { link, use, newcomer, returnTo, enter } = useSignInLink();
  usePage({ title: t('linkSignIn.title'), canonical: '/sign-in-link', robots: 'noindex' });
  if (secondFactorOf(use.error) !== null) {
    return (
      <StepPage title={t('linkSignIn.title')}>
        <SecondFactorForm
          factor="app"
          onSignedIn={(user) => enter(user, t('welcome.sign-in', { name: user.first_name }))}
          onStartOver={() => navigate(signInPath(returnTo.path), { replace: true })}
        />
      </StepPage>
    );
  }
  if (link.isError || use.isError)
    return <LinkFailed {...{ link, use }} signIn={signInPath(returnTo.path)} />;
  return (
    <StepPage title={t('linkSignIn.title')}>
      {newcomer ? (
        <NameForm
          user={newcomer}
          onDone={(user) => enter(user, t('welcome.create', { name: user.first_name }))}
        />
      ) : link.data && !link.data.is_same_browser ? (
        <>
          <EmailLine email={link.data.email} />
          <Notice tone="info">{t('linkSignIn.otherBrowser')}</Notice>
          <NewAccountHint />
          <Button
            variant="primary"
            size="large"
            wide
            loading={use.isPending}
            loadingLabel={t('sending')}
            onClick={() => use.mutateOnce()}
          >
            {t('submit.sign-in')}
          </Button>
        </>
      ) : (
        <StepLoading />
      )}
    </StepPage>
  );
}

/** Describes the link of the page at once, and uses it in the browser that asked for it. */
function useSignInLink() {
  const { t } = useTranslation('auth');
  const { http, session, notify } = useRemote();
  const { country } = useLocale();
  const token = useLinkToken();
  const [newcomer, setNewcomer] = useState<SessionUser | null>(null);
  const link = useMutation({ mutationFn: () => sendCall(http, describeSignInLink, { body: { token } }) });
  const returnTo = useReturnPath(link.data?.redirect ?? null);
  const enter = (user: SessionUser, text: string) => {
    notify({ tone: 'success', text });
    setSession(session, user);
    if (!returnTo.open()) returnTo.openHome();
  };
  const use = useMutateOnce({
    mutationFn: () =>
      sendWithCampaign(
        country.key,
        async (campaign) =>
          keepProof(
            await sendCall(http, signInByLink, { body: { token, terms_and_condition: 1, ...campaign } }),
          ),
        (answer) => answer.is_new,
      ),
    onSuccess: ({ user, is_new }) => {
      if (is_new) setNewcomer(user);
      else enter(user, t('welcome.sign-in', { name: user.first_name }));
    },
  });
  const isSameBrowser = link.data?.is_same_browser === true;
  const begin = useEffectEvent(() => link.mutate());
  useEffect(() => {
    begin();
  }, []);
  const submitOnce = useEffectEvent(() => use.mutateOnce());
  useEffect(() => {
    if (isSameBrowser) submitOnce();
  }, [isSameBrowser]);
  return { link, use, newcomer, returnTo, enter };
}

type LinkFailedProps = Pick<ReturnType<typeof useSignInLink>, 'link' | 'use'> & { signIn: string };

/** A dead link leads to the sign-in page; after any other failure it can be tried again. */
function LinkFailed({ link, use, signIn }: LinkFailedProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const error = link.error ?? use.error;
  return (
    <StepFailurePage
      title={t('linkSignIn.failed')}
      actions={
        hasCode(error, errorCode.signInLinkInvalid) ? (
          <ButtonLink variant="primary" render={<Link to={signIn} />}>
            {t('back.sign-in')}
          </ButtonLink>
        ) : (
          <>
            <Button
              variant="primary"
              loading={link.isPending || use.isPending}
              onClick={() => (link.isError ? link.mutate() : use.mutateOnce())}
            >
              {t('retry')}
            </Button>
            <TextLink render={<Link to={signIn} />}>{t('back.sign-in')}</TextLink>
          </>
        )
      }
    >
      {errorText(error)}
    </StepFailurePage>
  );
}
