import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { useCallSource } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
      <ul className="jh-chips jh-chips--row jhs-plain-list">
        {titles.map(({ id, value }) => (
          <li key={id}>
            <Chip render={<Link to={resultsPath({ q: value })} />}>
              <bdi>{value}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
