import { signIn } from '@jobharbor/shared/calls/auth/sign-in';
import { signInPath } from '@jobharbor/shared/domain/session';
import { sendCall } from '@jobharbor/shared/http';
import { usePage, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Card } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BackToSignIn } from '../../common/back-to-sign-in.tsx';
import { passEmailToNextPage, useEmailOfPreviousPage } from '../../common/fields/email-between-pages.ts';
import { useHistorySteps } from '../../common/steps/steps.ts';
import { useLeaveSteps } from '../../common/steps/use-leave-steps.ts';
import { useReturnPath } from '../../common/use-return-path.ts';
import { ResetSteps } from './reset-steps.tsx';
import { useLinkedCode } from './use-linked-code.ts';
import '../../common/auth.css';

/** Resets a forgotten password. Then the person is signed in and returns to the page in `?redirect=`. */
export function ChangePasswordPage() {
  const { t } = useTranslation('auth');
  const { http, notify, session } = useRemote();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnTo = useReturnPath(query.get('redirect'));
  const linked = useLinkedCode();
  const steps = useHistorySteps();
  const leave = useLeaveSteps(steps);
  const handedEmail = useEmailOfPreviousPage();
  const email = linked.email || handedEmail;
  usePage({ title: t('reset.title'), canonical: '/change-password', robots: 'noindex' });

  async function onDone(login: string, password: string) {
    notify({ tone: 'success', text: t('reset.done') });
    try {
      const { user } = await sendCall(http, signIn, { body: { login, password } });
      setSession(session, user);
      leave(() => returnTo.open() || returnTo.openHome());
    } catch {
      // The password is changed anyway; the sign-in page shows the error.
      passEmailToNextPage(login);
      leave(() => navigate(signInPath(returnTo.path), { replace: true }));
    }
  }

  return (
    <div className="jh-page jh-page--narrow jha-page">
      <BackToSignIn returnTo={returnTo.path} />
      <Card as="section" padding="roomy" className="jha-card">
        <header className="jh-stack jh-gap-1">
          <h1>{t('reset.title')}</h1>
          <p className="jh-quiet">{t('reset.lead')}</p>
        </header>
        <ResetSteps steps={steps} email={email} otp={linked.otp} onDone={onDone} />
      </Card>
    </div>
  );
}
