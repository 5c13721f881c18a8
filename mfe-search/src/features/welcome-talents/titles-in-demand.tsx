import { useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TitleChips } from '../../common/job-card/title-chips.tsx';
import { titlesInDemandQuery } from './talents-queries.ts';

/** Titles in demand in the country; renders nothing without any. */
export function TitlesInDemand() {
  const { t } = useTranslation('search');
  const { data } = useQuery(titlesInDemandQuery(useCallSource()));
  const titles = data?.hot_job_titles ?? [];
  if (titles.length === 0) return null;
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhs-talents-wanted">
      <h2 id="jhs-talents-wanted">{t('home.hot')}</h2>
      <TitleChips titles={titles.slice(0, 10)} />
    </section>
  );
}
