import { LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../../common/empty-list.tsx';

/** Empty state, with a link to the search. */
export function NoSavedJobs() {
  const { t } = useTranslation('myJobs');
  return (
    <EmptyList motif={<LighthouseMotif />} title={t('saved.empty.title')} action={t('saved.empty.action')}>
      {t('saved.empty.text')}
    </EmptyList>
  );
}
