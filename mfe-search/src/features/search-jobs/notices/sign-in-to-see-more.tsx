import { signInPath } from '@jobharbor/shared/domain/session';
import { ButtonLink, Card } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Asks a guest at the page limit to sign in, and returns to the next page afterwards. */
export function SignInToSeeMore({ redirect }: { redirect: string }) {
  const { t } = useTranslation('search');
  return (
    <Card sunken className="jhs-guest-limit">
      <h2>{t('guestLimit.title')}</h2>
      <p className="jh-quiet">{t('guestLimit.text')}</p>
      <ButtonLink variant="primary" render={<Link to={signInPath(redirect)} />}>
        {t('guestLimit.signIn')}
      </ButtonLink>
    </Card>
  );
}
