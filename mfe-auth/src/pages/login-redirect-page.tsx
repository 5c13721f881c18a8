import { usePage, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { BuoyMotif, Button, FailureCard } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readSession } from '../api/read-session.ts';
import { useReturn } from '../features/return-to-page/use-return.ts';
import { failureText } from '../texts/failure-text.ts';

/** Where another site of ours hands a person over: asks who they are and sends them on, or to sign in. */
export function LoginRedirectPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const { http, session } = useRemote();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = useReturn(query.get('redirectUrl'));
  usePage({ title: t('handOver.title'), canonical: '/jobseeker-login-redirect', robots: 'noindex' });
  const person = useQuery({ queryKey: ['auth', 'hand-over'], queryFn: () => readSession(http), gcTime: 0 });

  const goOn = useEffectEvent(() => {
    if (person.data === undefined) return;
    setSession(session, person.data);
    if (session.getState().status === 'signed-in') back.goBack();
    else navigate(`/get-started?redirect=${encodeURIComponent(back.target)}`, { replace: true });
  });
  useEffect(() => {
    if (person.isSuccess) goOn();
  }, [person.isSuccess]);

  return (
    <div className="jh-page jh-page--narrow jha-page">
      {person.isError ? (
        <FailureCard
          headingLevel={1}
          motif={<BuoyMotif />}
          title={t('handOver.failed')}
          actions={
            <Button variant="primary" loading={person.isFetching} onClick={() => void person.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          <p>{failureText(person.error, t)}</p>
        </FailureCard>
      ) : (
        <>
          <h1>{t('handOver.title')}</h1>
          <p role="status" className="jh-quiet">
            {t('sending')}
          </p>
        </>
      )}
    </div>
  );
}
