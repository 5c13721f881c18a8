import { BoatMotif, ButtonLink, EmptyState } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Replaces the list until the user has applied for a job. */
export function NoApplications() {
  const { t } = useTranslation('myJobs');
  return (
    <EmptyState
      motif={<BoatMotif />}
      title={t('applied.empty.title')}
      actions={
        <ButtonLink variant="primary" render={<Link to="/jobs" />}>
          {t('applied.empty.action')}
        </ButtonLink>
      }
    >
      {t('applied.empty.text')}
    </EmptyState>
  );
}
