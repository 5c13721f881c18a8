import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { useDeviceSaves } from '@jobharbor/shared/domain/guest';
import { lazyPart, useLocale, usePage, useRemote, useSession } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Card, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type MouseEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { codeSentAt } from '../../common/codes/sent-code.ts';
import { employerSitePath } from '../../common/landing-path.ts';
import { type Steps, useHistorySteps } from '../../common/steps/steps.ts';
import { useLeaveSteps } from '../../common/steps/use-leave-steps.ts';
import { useReturnPath } from '../../common/use-return-path.ts';
import { AccountForm } from './account-form.tsx';
import { SignInIntro } from './intro/sign-in-intro.tsx';
import { MethodsSkeleton } from './methods-skeleton.tsx';
import type { AccountMode } from './password/account-values.ts';
import type { AccountRole } from './role-choice.tsx';
import { useWelcomeNotice } from './use-welcome-notice.ts';
import '../../common/auth.css';
import './sign-in.css';

const OtherSignInMethods = lazyPart(
  async () => (await import('./other-sign-in-methods.tsx')).OtherSignInMethods,
);
const NameForm = lazyPart(async () => (await import('../../common/fields/name-form.tsx')).NameForm);
const PhoneSignIn = lazyPart(async () => (await import('./phone/phone-sign-in.tsx')).PhoneSignIn);
const QrSignIn = lazyPart(async () => (await import('./qr/qr-sign-in.tsx')).QrSignIn);

/** Sign-in, sign-up and guest access. A signed-in visitor is redirected to the requested page. */
export function GetStartedPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const mode: AccountMode = query.get('mode') === 'create' ? 'create' : 'sign-in';
  const role: AccountRole = query.get('role') === 'employer' ? 'employer' : 'jobseeker';
  const isNewEmployer = mode === 'create' && role === 'employer';
  const returnTo = useReturnPath(query.get('redirect') ?? (isNewEmployer ? employerSitePath : null));
  const isBackHome = returnTo.isHome || (isNewEmployer && !query.has('redirect'));
  const hasSaves = useDeviceSaves().length > 0;
  const isEnded = query.has('ended');
  const steps = useHistorySteps();
  const leave = useLeaveSteps(steps);
  const way = steps.name.startsWith('phone') ? 'phone' : steps.name === 'qr' ? 'qr' : 'email';
  usePage({ title: t(`title.${mode}`), canonical: '/get-started', robots: 'noindex' });

  const { isNameless, onSignedIn } = useGoOnSignedIn({ returnTo, leave, isByEmail: way === 'email' });

  const choose = (name: 'mode' | 'role', value: string | null) =>
    setQuery(
      (params) => {
        if (value !== null) params.set(name, value);
        else params.delete(name);
        return params;
      },
      { replace: true, state },
    );
  const reportFirstPress = useReportFirstPress();
  const mayBeSignedIn = session.user !== null && session.user.role !== 'guest';
  return (
    <div className="jh-page jh-page--narrow jha-page">
      <TextLink
        bare
        render={<Link to={isBackHome ? '/' : returnTo.linkPath} />}
        className="jha-back"
        onClick={(event) => {
          event.preventDefault();
          leave(() => (!isBackHome && returnTo.open()) || returnTo.openHome());
        }}
      >
        <ArrowLeft className="jh-icon jh-icon--directional" aria-hidden="true" />
        {isBackHome ? t('back.home') : t('back.page')}
      </TextLink>
      <Card
        as="section"
        padding="roomy"
        className="jha-card"
        aria-busy={mayBeSignedIn}
        onClick={reportFirstPress}
      >
        <header className="jh-stack jh-gap-1">
          <h1>{t(`title.${mode}`)}</h1>
          {!isNewEmployer &&
            (returnTo.isHome && !hasSaves && !isEnded ? (
              <p className="jh-quiet">{t(`lead.${mode}`)}</p>
            ) : (
              <SignInIntro returnTo={returnTo.path} isEnded={isEnded} />
            ))}
        </header>
        {isNameless && session.status === 'signed-in' ? (
          <Suspense fallback={<Skeleton shape="block" />}>
            <NameForm required user={session.user} onDone={(user) => onSignedIn(user, 'create')} />
          </Suspense>
        ) : mayBeSignedIn ? (
          <SignedInSkeleton />
        ) : (
          <SignInMethods
            {...{ mode, role, way, steps, returnTo, leave, onSignedIn }}
            onModeChange={(next) => choose('mode', next === 'create' ? next : null)}
            onRoleChange={(next) => choose('role', next === 'employer' ? next : null)}
          />
        )}
      </Card>
    </div>
  );
}

type ReturnTo = ReturnType<typeof useReturnPath>;
type Leave = ReturnType<typeof useLeaveSteps>;
type OnSignedIn = (user: SessionUser, mode: AccountMode) => void;

interface GoOnOptions {
  returnTo: ReturnTo;
  leave: Leave;
  isByEmail: boolean;
}

/** Opens the requested page once somebody is signed in, after the page that confirms a new address. */
function useGoOnSignedIn({ returnTo, leave, isByEmail }: GoOnOptions) {
  const { session: store } = useRemote();
  const session = useSession();
  const showWelcome = useWelcomeNotice();
  // An account by phone whose owner left before they gave their name is asked again.
  const isNameless = session.user?.role === 'jobseeker' && session.user.first_name === '';
  const isSignedIn = session.status === 'signed-in' && !isNameless;
  const navigate = useNavigate();
  const isUnconfirmed = useRef(false);
  const redirect = () => {
    if (!isUnconfirmed.current) return returnTo.open();
    const address = `/confirm-email?redirect=${encodeURIComponent(returnTo.path)}`;
    return navigate(address, { replace: true, state: codeSentAt(Date.now()) });
  };
  const goOn = useEffectEvent(() => leave(redirect));
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);

  const onSignedIn: OnSignedIn = (user, submittedMode) => {
    showWelcome(user, submittedMode);
    isUnconfirmed.current = submittedMode === 'create' && !user.is_email_verify && isByEmail && !isNameless;
    setSession(store, user);
  };
  return { isNameless, onSignedIn };
}

interface SignInMethodsProps {
  mode: AccountMode;
  role: AccountRole;
  way: 'email' | 'phone' | 'qr';
  steps: Steps;
  returnTo: ReturnTo;
  leave: Leave;
  onModeChange: (mode: AccountMode) => void;
  onRoleChange: (role: AccountRole) => void;
  onSignedIn: OnSignedIn;
}

/** The form of the chosen method, and the other methods until it is under way. */
function SignInMethods(props: SignInMethodsProps) {
  const { way, steps, returnTo, leave, onSignedIn } = props;
  const { t } = useTranslation('auth');
  const [needsAccount, setNeedsAccount] = useState(false);
  const [isUnderWay, setUnderWay] = useState(false);
  return (
    <>
      {way !== 'email' && <OtherWay way={way} steps={steps} onSignedIn={onSignedIn} />}
      <AccountForm {...props} returnTo={returnTo.path} onUnderWay={setUnderWay} />
      {way === 'email' && !isUnderWay && (
        <>
          <p className="jha-or">
            <span>{t('guest.or')}</span>
          </p>
          {needsAccount && (
            <Notice tone="attention" role="status">
              {t('guest.needsAccount')}
            </Notice>
          )}
          <Suspense fallback={<MethodsSkeleton />}>
            <OtherSignInMethods
              returnTo={returnTo.path}
              onPhone={() => steps.push('phone')}
              onQr={() => steps.push('qr')}
              onSignedIn={(user) => onSignedIn(user, 'sign-in')}
              onGuest={() => leave(() => setNeedsAccount(!returnTo.open()))}
            />
          </Suspense>
        </>
      )}
    </>
  );
}

interface OtherWayProps {
  way: 'phone' | 'qr';
  steps: Steps;
  onSignedIn: (user: SessionUser, mode: AccountMode) => void;
}

function OtherWay({ way, steps, onSignedIn }: OtherWayProps) {
  const onUseEmail = () => steps.backTo('');
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      {way === 'phone' ? (
        <PhoneSignIn steps={steps} onSignedIn={onSignedIn} onUseEmail={onUseEmail} />
      ) : (
        <QrSignIn onSignedIn={(user) => onSignedIn(user, 'sign-in')} onUseEmail={onUseEmail} />
      )}
    </Suspense>
  );
}

/** Handler of presses that records the first one of a button. */
function useReportFirstPress() {
  const { http } = useRemote();
  const locale = useLocale();
  const isReported = useRef(false);
  return (event: MouseEvent<HTMLElement>) => {
    const isButton = (event.target as Element).closest('button') !== null;
    if (!isButton || isReported.current) return;
    isReported.current = true;
    // Loaded after the first page, for its size budget.
    void import('./record-get-started.ts').then(
      ({ reportGetStarted }) => reportGetStarted(http, locale),
      () => {},
    );
  };
}

/** Shown until the server has confirmed the session of the readable cookie. */
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
