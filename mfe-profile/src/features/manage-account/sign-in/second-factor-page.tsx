import { parseUrl } from '@jobharbor/shared/contracts/primitives/parse-url';
import { signInPath } from '@jobharbor/shared/domain/session';
import { splitAddress, useLocale, usePage, useRemote, useSession } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Card } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { OwnerProofProvider } from '../../../common/owner-proof/owner-proof-context.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import '../../../common/profile.css';
import '../manage-account.css';

/**
 * Where the shell leads recruiters and admins who have no authenticator app yet: they may do nothing else before. It then
 * opens the page that they wanted (`redirect`).
 */
export function SecondFactorPage() {
  const { t } = useTranslation('profile');
  const { navigation } = useRemote();
  const { base } = useLocale();
  const { user } = useSession();
  const [query] = useSearchParams();
  // The session says that it is set up while its recovery codes are still shown.
  const [isSettingUp, setSettingUp] = useState(false);
  if (user?.needs_second_factor && !isSettingUp) setSettingUp(true);
  const state = isSettingUp ? 'needed' : user === null ? 'guest' : 'done';
  usePage({ title: t(`secondFactor.${state}.title`), canonical: '/two-step-sign-in', robots: 'noindex' });
  const goOn = () => navigation.navigate(addressOnSite(query.get('redirect')) ?? base, { replace: true });
  return (
    <div className="jh-page jh-page--narrow jhp-page">
      <Card as="section" padding="roomy" className="jh-stack jh-gap-3">
        <header className="jh-stack jh-gap-1">
          <h1>{t(`secondFactor.${state}.title`)}</h1>
          <p>{t(`secondFactor.${state}.lead`)}</p>
        </header>
        {state === 'needed' && (
          <OwnerProofProvider>
            <TwoFactorSetup
              onClose={(done) => {
                if (done === undefined) return navigation.navigate(base);
                setSettingUp(false);
                goOn();
              }}
            />
          </OwnerProofProvider>
        )}
        {state === 'done' && (
          <Button variant="primary" onClick={goOn}>
            {t('secondFactor.goOn')}
          </Button>
        )}
        {state === 'guest' && (
          <ButtonLink variant="primary" render={<Link to={signInPath(`${base}/two-step-sign-in`)} />}>
            {t('secondFactor.signIn')}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}

/** A page of this site in a language and country; undefined for any other address (open redirect). */
function addressOnSite(requested: string | null): string | undefined {
  const url = requested?.startsWith('/') ? parseUrl(requested, 'http://site') : null;
  if (url?.host !== 'site' || !splitAddress(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
