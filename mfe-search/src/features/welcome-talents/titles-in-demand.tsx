import { useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedSection } from '../../common/failed-section.tsx';
import { TitleChips } from '../../common/job-card/title-chips.tsx';
import { titlesInDemandQuery } from './talents-queries.ts';

/** Titles in demand in the country; renders nothing without any. */
export function TitlesInDemand() {
  const { t } = useTranslation('search');
  const found = useQuery(titlesInDemandQuery(useCallSource()));
  const { data, error } = found;
  const titles = data?.hot_job_titles ?? [];
  if (!data && error) return <FailedSection title={t('home.hot')} error={error} retry={found} />;
  if (titles.length === 0) return null;
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhs-talents-wanted">
      <h2 id="jhs-talents-wanted">{t('home.hot')}</h2>
      <TitleChips titles={titles.slice(0, 10)} />
    </section>
  );
}
