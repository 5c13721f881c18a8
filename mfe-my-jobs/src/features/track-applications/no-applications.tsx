import { BoatMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../../common/empty-list.tsx';

/** Replaces the list until the user has applied for a job. */
export function NoApplications() {
  const { t } = useTranslation('myJobs');
  return (
    <EmptyList motif={<BoatMotif />} title={t('applied.empty.title')} action={t('applied.empty.action')}>
      {t('applied.empty.text')}
    </EmptyList>
  );
}
