import { describeSuspension } from '@jobharbor/shared/calls/auth/describe-suspension';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { useErrorText, usePage, useRemote } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Card } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StepFailurePage, StepLoading } from '../../common/steps/step-page.tsx';
import { useLinkToken } from '../../common/use-link-token.ts';
import { AppealForm } from './appeal-form.tsx';
import '../../common/auth.css';

/**
 * Target of the link in the mail about a suspension: its reason and the appeal, which can be changed until a decision.
 */
export function AppealPage() {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const errorText = useErrorText();
  const token = useLinkToken();
  usePage({ title: t('appeal.title'), canonical: '/appeal', robots: 'noindex' });
  // Not a query, to keep the token out of the query keys.
  const link = useMutation({ mutationFn: () => sendCall(http, describeSuspension, { body: { token } }) });
  const begin = useEffectEvent(() => link.mutate());
  useEffect(() => {
    begin();
  }, []);

  if (link.isError) {
    const isDead = hasCode(link.error, errorCode.notFound);
    return (
      <StepFailurePage
        title={isDead ? t('appeal.dead.title') : t('appeal.title')}
        actions={
          isDead ? (
            <ButtonLink variant="primary" render={<Link to="/get-started" />}>
              {t('submit.sign-in')}
            </ButtonLink>
          ) : (
            <Button variant="primary" loading={link.isPending} onClick={() => link.mutate()}>
              {t('retry')}
            </Button>
          )
        }
      >
        {isDead ? t('appeal.dead.lead') : errorText(link.error)}
      </StepFailurePage>
    );
  }
  return (
    <div className="jh-page jh-page--narrow jha-page">
      <Card as="section" padding="roomy" className="jha-card" aria-busy={!link.data}>
        <header className="jh-stack jh-gap-1">
          <h1>{t('appeal.title')}</h1>
          <p className="jh-quiet">{t('appeal.lead')}</p>
        </header>
        {link.data ? (
          <AppealForm token={token} reason={link.data.reason} sent={link.data.appeal_text} />
        ) : (
          <StepLoading shape="block" />
        )}
      </Card>
    </div>
  );
}
