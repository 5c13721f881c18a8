import { BuoyMotif, ButtonLink, FailureCard } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Shown for an address that names no job. */
export function MissingJob() {
  const { t } = useTranslation('chat');
  return (
    <FailureCard
      headingLevel={1}
      motif={<BuoyMotif />}
      title={t('ask.missing')}
      actions={<ButtonLink render={<Link to="/chat-home" />}>{t('thread.back')}</ButtonLink>}
    >
      {t('thread.missing.text')}
    </FailureCard>
  );
}
