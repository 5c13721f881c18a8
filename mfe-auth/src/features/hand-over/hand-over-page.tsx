import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useErrorText, useLocale, usePage } from '@jobharbor/shared/remote';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFailurePage, StepLoading, StepPage } from '../../common/steps/step-page.tsx';
import { useHandOver } from './use-hand-over.ts';
import '../../common/auth.css';

/**
 * `/redirect`: hands people off to another of our sites, by name (`?site=` with `?redirect=`, a path there) or by URL
 * (`?to=`).
 */
export function HandOverPage() {
  const { t } = useTranslation('auth');
  const { base } = useLocale();
  const { hasLeft, hasFailed, error, isPending, go } = useHandOver();
  usePage({ title: t('handOff.title'), canonical: '/redirect', robots: 'noindex' });

  const home = <ButtonLink href={base}>{t('fallback.home')}</ButtonLink>;
  if (hasFailed)
    return (
      <HandOverFailure error={error} home={home}>
        <Button variant="primary" loading={isPending} loadingLabel={t('sending')} onClick={go}>
          {t('retry')}
        </Button>
      </HandOverFailure>
    );
  return (
    <StepPage title={t('handOff.title')}>
      {hasLeft ? (
        <>
          <p>{t('handOff.back')}</p>
          <div className="jha-guest">
            <Button wide variant="primary" loading={isPending} loadingLabel={t('sending')} onClick={go}>
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

type HandOverFailureProps = {
  /** Null where the other site sent the person back with `?failed`. */
  error: Error | null;
  home: ReactNode;
  /** The button that tries again; left out where no retry can succeed. */
  children: ReactNode;
};

function HandOverFailure({ error, home, children: retry }: HandOverFailureProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const isForGood = hasCode(error, errorCode.handOffSiteUnknown) || hasCode(error, errorCode.noPermission);
  return (
    <StepFailurePage
      title={t('handOff.failed')}
      actions={
        <>
          {!isForGood && retry}
          {home}
        </>
      }
    >
      {error ? errorText(error) : t('handOff.tooLate')}
    </StepFailurePage>
  );
}
