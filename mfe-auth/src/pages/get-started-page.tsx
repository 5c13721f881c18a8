import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { usePage, useRemote, useSession } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Card, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { GuestButton } from '../features/continue-as-guest/guest-button.tsx';
import { AccountForm } from '../features/enter-account/account-form.tsx';
import type { Mode } from '../features/enter-account/account-values.ts';
import { useReturn } from '../features/return-to-page/use-return.ts';
import { useWelcome } from './use-welcome.ts';

/** Sign-in and sign-up: one card, and the way back in sight. Whoever is signed in is sent on. */
export function GetStartedPage() {
  const { t } = useTranslation('auth');
  const { session: store } = useRemote();
  const session = useSession();
  const welcome = useWelcome();
  const [query, setQuery] = useSearchParams();
  const mode: Mode = query.get('mode') === 'create' ? 'create' : 'sign-in';
  const back = useReturn(query.get('redirect'));
  const [needsAccount, setNeedsAccount] = useState(false);
  usePage({ title: t(`title.${mode}`), canonical: '/get-started', robots: 'noindex' });

  const isSignedIn = session.status === 'signed-in';
  const goOn = useEffectEvent(() => back.goBack());
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);

  const changeMode = (next: Mode) =>
    setQuery(
      (now) => {
        if (next === 'create') now.set('mode', next);
        else now.delete('mode');
        return now;
      },
      { replace: true },
    );
  const enter = (user: SessionUser, by: Mode) => {
    welcome(user, by);
    setSession(store, user);
  };

  const mayBeSignedIn = session.user !== null && session.user.role !== 'guest';
  return (
    <div className="jh-page jh-page--narrow jha-page">
      <TextLink
        bare
        render={<Link to={back.target} />}
        className="jha-back"
        onClick={(event) => {
          event.preventDefault();
          if (!back.goBack()) back.goHome();
        }}
      >
        <ArrowLeft className="jh-icon jh-icon--directional" aria-hidden="true" />
        {back.hasTarget ? t('back.page') : t('back.home')}
      </TextLink>
      <Card as="section" padding="roomy" className="jha-card" aria-busy={mayBeSignedIn}>
        <header className="jh-stack jh-gap-1">
          <h1>{t(`title.${mode}`)}</h1>
          <p className="jh-quiet">{back.hasTarget ? t('lead.return') : t(`lead.${mode}`)}</p>
        </header>
        {mayBeSignedIn ? (
          <SignedInSkeleton />
        ) : (
          <>
            <AccountForm mode={mode} onModeChange={changeMode} onSignedIn={enter} />
            <p className="jha-or">
              <span>{t('guest.or')}</span>
            </p>
            {needsAccount && (
              <Notice tone="attention" role="status">
                {t('guest.needsAccount')}
              </Notice>
            )}
            <GuestButton onGuest={() => setNeedsAccount(!back.goBack())} />
          </>
        )}
      </Card>
    </div>
  );
}

/** For the moment until the server has confirmed who the cookie names. */
function SignedInSkeleton() {
  const { t } = useTranslation('auth');
  return (
    <div className="jh-stack">
      <p role="status" className="jh-quiet">
        {t('sending')}
      </p>
      <Skeleton shape="button" className="jha-wide" />
      <Skeleton shape="button" className="jha-wide" />
    </div>
  );
}
