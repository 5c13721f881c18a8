import { BuoyMotif, ButtonLink, FailureCard } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Shown for a chat that does not exist or belongs to another account. */
export function MissingThread({ isPage }: { isPage: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <FailureCard
      headingLevel={isPage ? 1 : 2}
      motif={<BuoyMotif />}
      title={t('thread.missing.title')}
      actions={<ButtonLink render={<Link to="/chat-home" />}>{t('thread.back')}</ButtonLink>}
    >
      {t('thread.missing.text')}
    </FailureCard>
  );
}
