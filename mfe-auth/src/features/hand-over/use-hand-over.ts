import { startHandOff } from '@jobharbor/shared/calls/auth/start-hand-off';
import { handOffSite } from '@jobharbor/shared/contracts/sign-in/hand-off';
import { signInPath } from '@jobharbor/shared/domain/session';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useLocale, useRemote, useSendOnce, useSession } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Starts the hand-off that the address asks for, and signs a guest in first. It does not redirect automatically after a
 * return (`?left`) or a failed hand-off (`?failed`), which would trap the back button: `go` does on a press.
 */
export function useHandOver() {
  const { navigation } = useRemote();
  const { base } = useLocale();
  const session = useSession();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const site = handOffSite.safeParse(query.get('site')).data;
  const to = query.get('to') ?? undefined;
  const redirect = query.get('redirect') ?? undefined;
  const [hasFailed, hasLeft] = [query.has('failed'), query.has('left')];

  function markLeft(params: URLSearchParams): URLSearchParams {
    params.delete('failed');
    params.set('left', '1');
    return params;
  }
  function signIn(): void {
    const { pathname, search } = navigation.current();
    navigate(signInPath(pathname + search), { replace: true });
  }
  const start = useSendOnce(startHandOff, {
    onSuccess: ({ url }) => {
      setQuery(markLeft, { replace: true });
      window.open(url, '_self');
    },
    onError: (error) => {
      if (hasCode(error, errorCode.loginRequired)) signIn();
      // An unknown URL gets the same error as a forbidden one.
      else if (to !== undefined && hasCode(error, errorCode.handOffSiteUnknown))
        navigation.navigate(base, { replace: true });
    },
  });
  const go = () => {
    if (session.status === 'guest' && site !== undefined && site !== 'employer') return signIn();
    start.sendOnce({ body: { site, redirect: redirect?.slice(0, 1_000), to } });
  };
  const isWaiting = session.status === 'unknown' || hasFailed || hasLeft;
  const redirectAutomatically = useEffectEvent(go);
  useEffect(() => {
    if (!isWaiting) redirectAutomatically();
  }, [isWaiting]);
  return {
    hasLeft,
    hasFailed: start.isError || hasFailed,
    error: start.error,
    isPending: start.isPending,
    go,
  };
}
