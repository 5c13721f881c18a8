import { startHandOff } from '@jobharbor/shared/calls/auth/start-hand-off';
import { handOffSite } from '@jobharbor/shared/contracts/sign-in/hand-off';
import { signInPath } from '@jobharbor/shared/domain/session';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useErrorText, useLocale, usePage, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { StepFailurePage, StepLoading, StepPage } from '../../common/steps/step-page.tsx';
import '../../common/auth.css';

/**
 * `/redirect`: hands people off to another of our sites, by name (`?site=` with `?redirect=`, a path there) or by URL
 * (`?to=`). Does not redirect automatically after a return (`?left`) or a failed hand-off (`?failed`), which would trap
 * the back button.
 */
export function HandOverPage() {
  const { t } = useTranslation('auth');
  const { navigation } = useRemote();
  const { base } = useLocale();
  const session = useSession();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const site = handOffSite.safeParse(query.get('site')).data;
  const to = query.get('to') ?? undefined;
  const redirect = query.get('redirect') ?? undefined;
  const [hasFailed, hasLeft] = [query.has('failed'), query.has('left')];
  usePage({ title: t('handOff.title'), canonical: '/redirect', robots: 'noindex' });

  const start = useSend(startHandOff, {
    onSuccess: ({ url }) => {
      setQuery(
        (params) => {
          params.delete('failed');
          params.set('left', '1');
          return params;
        },
        { replace: true },
      );
      window.open(url, '_self');
    },
    onError: (error) => {
      if (hasCode(error, errorCode.loginRequired)) signIn();
      // An unknown URL gets the same error as a forbidden one.
      else if (to !== undefined && hasCode(error, errorCode.handOffSiteUnknown))
        navigation.navigate(base, { replace: true });
    },
  });
  function signIn(): void {
    const { pathname, search } = navigation.current();
    navigate(signInPath(pathname + search), { replace: true });
  }
  const go = () => {
    if (session.status === 'guest' && site !== undefined && site !== 'employer') return signIn();
    if (!start.isPending) start.mutate({ body: { site, redirect: redirect?.slice(0, 1_000), to } });
  };
  const isWaiting = session.status === 'unknown' || hasFailed || hasLeft;
  const redirectAutomatically = useEffectEvent(go);
  useEffect(() => {
    if (!isWaiting) redirectAutomatically();
  }, [isWaiting]);

  const home = <ButtonLink href={base}>{t('fallback.home')}</ButtonLink>;
  if (start.isError || hasFailed) {
    const isForGood =
      hasCode(start.error, errorCode.handOffSiteUnknown) || hasCode(start.error, errorCode.noPermission);
    return (
      <StepFailurePage
        title={t('handOff.failed')}
        actions={
          <>
            {!isForGood && (
              <Button variant="primary" loading={start.isPending} loadingLabel={t('sending')} onClick={go}>
                {t('retry')}
              </Button>
            )}
            {home}
          </>
        }
      >
        {start.isError ? errorText(start.error) : t('handOff.tooLate')}
      </StepFailurePage>
    );
  }
  return (
    <StepPage title={t('handOff.title')}>
      {hasLeft ? (
        <>
          <p>{t('handOff.back')}</p>
          <div className="jha-guest">
            <Button wide variant="primary" loading={start.isPending} loadingLabel={t('sending')} onClick={go}>
              {t('handOff.again')}
            </Button>
            {home}
          </div>
        </>
      ) : (
        <StepLoading />
      )}
    </StepPage>
  );
}
