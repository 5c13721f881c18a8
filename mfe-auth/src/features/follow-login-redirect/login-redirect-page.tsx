import { signInPath } from '@jobharbor/shared/domain/session';
import { useErrorText, usePage, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { BuoyMotif, Button, FailureCard } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readSession } from '../../common/api/read-session.ts';
import { useReturnPath } from '../../common/use-return-path.ts';
import '../../common/auth.css';

/**
 * Entry for visitors that another of our sites redirects after its own sign-in (`?redirectUrl=`): reads the session and
 * opens the page, or the sign-in page when there is no session.
 */
export function LoginRedirectPage() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { http, session } = useRemote();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnTo = useReturnPath(query.get('redirectUrl'));
  usePage({ title: t('handOver.title'), canonical: '/jobseeker-login-redirect', robots: 'noindex' });
  const user = useQuery({
    queryKey: ['auth', 'login-redirect'],
    queryFn: () => readSession(http),
    gcTime: 0,
  });

  const redirect = useEffectEvent(() => {
    if (user.data === undefined) return;
    setSession(session, user.data);
    if (session.getState().status === 'signed-in') returnTo.open();
    else navigate(signInPath(returnTo.path), { replace: true });
  });
  useEffect(() => {
    if (user.isSuccess) redirect();
  }, [user.isSuccess]);

  return (
    <div className="jh-page jh-page--narrow jha-page">
      {user.isError ? (
        <FailureCard
          headingLevel={1}
          motif={<BuoyMotif />}
          title={t('handOver.failed')}
          actions={
            <Button variant="primary" loading={user.isFetching} onClick={() => void user.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          <p>{errorText(user.error)}</p>
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
