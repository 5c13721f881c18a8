import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { useCall, useErrorText, usePage, useSession } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Card, Skeleton } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { secondsLeftOf } from '../../common/codes/sent-code.ts';
import { StepFailurePage } from '../../common/steps/step-page.tsx';
import { useReturnPath } from '../../common/use-return-path.ts';
import { ConfirmSteps } from './confirm-steps.tsx';
import '../../common/auth.css';

/** Confirms the email of the account with a code. Then opens `?redirect=`, also if skipped. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const session = useSession();
  const { state } = useLocation();
  const [resendAfter] = useState(() => secondsLeftOf(state, Date.now()));
  const [query] = useSearchParams();
  const returnTo = useReturnPath(query.get('redirect'));
  const isSignedIn = session.status === 'signed-in';
  const account = useCall(getAccountSetting, {}, { enabled: isSignedIn });
  const lead = t(session.user?.role === 'recruiter' ? 'confirmEmail.leadEmployer' : 'confirmEmail.lead');
  usePage({ title: t('confirmEmail.title'), canonical: '/confirm-email', robots: 'noindex' });

  if (account.isLoadingError) {
    return (
      <StepFailurePage
        title={t('confirmEmail.title')}
        actions={
          <Button variant="primary" loading={account.isFetching} onClick={() => void account.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(account.error)}
      </StepFailurePage>
    );
  }
  return (
    <div className="jh-page jh-page--narrow jha-page">
      <Card as="section" padding="roomy" className="jha-card" aria-busy={!account.data}>
        <header className="jh-stack jh-gap-1">
          <h1>{t('confirmEmail.title')}</h1>
          {!account.data?.is_email_verify && <p className="jh-quiet">{lead}</p>}
        </header>
        {!account.data ? (
          <>
            <p role="status" className="jh-quiet">
              {t('sending')}
            </p>
            <Skeleton shape="block" />
            <Skeleton shape="button" className="jha-wide" />
          </>
        ) : account.data.is_email_verify ? (
          <>
            <p role="status">{t('confirmEmail.done')}</p>
            <ButtonLink variant="primary" href={returnTo.path}>
              {t('continue')}
            </ButtonLink>
          </>
        ) : (
          <ConfirmSteps
            email={account.data.email}
            resendAfter={resendAfter}
            onDone={returnTo.open}
            later={returnTo.path}
          />
        )}
      </Card>
    </div>
  );
}
