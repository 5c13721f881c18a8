import { signInPath } from '@jobharbor/shared/domain/session';
import { ButtonLink, Card } from '@jobharbor/shared/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way on: the next page, which script appends to the list. */
export function MoreLink({ to, isLoading, onMore }: { to: string; isLoading: boolean; onMore: () => void }) {
  const { t } = useTranslation('search');
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading) onMore();
  };
  return (
    <ButtonLink wide render={<Link to={to} rel="next" onClick={load} />} aria-busy={isLoading || undefined}>
      {isLoading ? t('results.loading') : t('results.more')}
    </ButtonLink>
  );
}

/** After some pages a guest is asked to sign in, and comes back to the page that was next. */
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
