import { useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TitleChips } from '../../common/title-chips.tsx';
import { hotTitlesQuery } from './home-queries.ts';

/** Links that search for the titles advertised most. */
export function HotTitles() {
  const { t } = useTranslation('search');
  const { data } = useQuery(hotTitlesQuery(useCallSource()));
  const titles = data?.hot_job_titles ?? [];
  if (titles.length === 0) return null;
  return (
    <div className="jhs-hot">
      <h2 className="jhs-hot__title">{t('home.hot')}</h2>
      <TitleChips titles={titles} />
    </div>
  );
}
