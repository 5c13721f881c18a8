import { ButtonLink, EmptyState, LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Empty state, with a link to the search. */
export function NoSavedJobs() {
  const { t } = useTranslation('myJobs');
  return (
    <EmptyState
      motif={<LighthouseMotif />}
      title={t('saved.empty.title')}
      actions={
        <ButtonLink variant="primary" render={<Link to="/jobs" />}>
          {t('saved.empty.action')}
        </ButtonLink>
      }
    >
      {t('saved.empty.text')}
    </EmptyState>
  );
}
