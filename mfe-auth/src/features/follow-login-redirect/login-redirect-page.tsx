import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { signInPath } from '@jobharbor/shared/domain/session';
import { CardError, useCall, usePage, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathOnSite } from '../../common/return-path.ts';
import { useReturnPath } from '../../common/use-return-path.ts';
import '../../common/auth.css';

/**
 * Entry point for visitors whom another of our sites redirects after its own sign-in (`?redirectUrl=`). It reads the
 * session and opens the page, or the sign-in page without a session. A URL of another of our sites is passed to
 * `/redirect`.
 */
export function LoginRedirectPage() {
  const { t } = useTranslation('auth');
  const { session } = useRemote();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const requested = pathOnSite(query.get('redirectUrl'));
  const isElsewhere = requested !== null && /^https?:/i.test(requested);
  const returnTo = useReturnPath(requested);
  usePage({ title: t('handOver.title'), canonical: '/jobseeker-login-redirect', robots: 'noindex' });
  const current = useCall(getSession, {}, { gcTime: 0 });

  // Older sites add a session id and an app parameter: ignored, and removed from the URL.
  const clean = useEffectEvent(() => {
    const redirectUrl = query.get('redirectUrl');
    const isClean = [...query.keys()].every((name) => name === 'redirectUrl');
    if (!isClean) setQuery(redirectUrl === null ? {} : { redirectUrl }, { replace: true });
  });
  useEffect(() => clean(), []);

  const redirect = useEffectEvent(() => {
    if (!current.data) return;
    setSession(session, current.data.user);
    // Only connected sites are opened there.
    if (isElsewhere) navigate(`/redirect?to=${encodeURIComponent(requested)}`, { replace: true });
    else if (session.getState().status === 'signed-in') returnTo.open();
    else navigate(signInPath(returnTo.path), { replace: true });
  });
  useEffect(() => {
    if (current.isSuccess) redirect();
  }, [current.isSuccess]);

  return (
    <div className="jh-page jh-page--narrow jha-page">
      {current.isError ? (
        <CardError headingLevel={1} title={t('handOver.failed')} error={current.error} retry={current} />
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
