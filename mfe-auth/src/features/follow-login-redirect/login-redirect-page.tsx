import { getSession } from '@jobharbor/shared/contracts/calls/get-session';
import { signInPath } from '@jobharbor/shared/domain/session';
import { useCall, useErrorText, usePage, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { BuoyMotif, Button, FailureCard } from '@jobharbor/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useReturnPath } from '../../common/use-return-path.ts';
import '../../common/auth.css';

/** A whole address of this site as its path; any other text as it is. */
function pathOnSite(requested: string | null): string | null {
  const url = requested === null ? null : URL.parse(requested);
  return url?.origin === window.location.origin ? url.pathname + url.search + url.hash : requested;
}

/**
 * Entry for visitors that another of our sites redirects after its own sign-in (`?redirectUrl=`): reads the session and
 * opens the page, or the sign-in page when there is no session. An address of another of our sites is left to `/redirect`.
 */
export function LoginRedirectPage() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { session } = useRemote();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const requested = pathOnSite(query.get('redirectUrl'));
  const isElsewhere = requested !== null && /^https?:/i.test(requested);
  const returnTo = useReturnPath(requested);
  usePage({ title: t('handOver.title'), canonical: '/jobseeker-login-redirect', robots: 'noindex' });
  const current = useCall(getSession, {}, { gcTime: 0 });

  // Older sites add a session id and a word about an app: neither is read, nor stays in the address.
  const clean = useEffectEvent(() => {
    const redirectUrl = query.get('redirectUrl');
    const isClean = [...query.keys()].every((name) => name === 'redirectUrl');
    if (!isClean) setQuery(redirectUrl === null ? {} : { redirectUrl }, { replace: true });
  });
  useEffect(() => clean(), []);

  const redirect = useEffectEvent(() => {
    if (!current.data) return;
    setSession(session, current.data.user);
    // Only a site that is connected to this one is opened there.
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
        <FailureCard
          headingLevel={1}
          motif={<BuoyMotif />}
          title={t('handOver.failed')}
          actions={
            <Button variant="primary" loading={current.isFetching} onClick={() => void current.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          <p>{errorText(current.error)}</p>
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
