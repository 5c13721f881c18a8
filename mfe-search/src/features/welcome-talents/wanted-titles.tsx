import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { useCallSource } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wantedTitlesQuery } from './talents-queries.ts';

/** Titles that are wanted in the country now; nothing where none is. */
export function WantedTitles() {
  const { t } = useTranslation('search');
  const { data } = useQuery(wantedTitlesQuery(useCallSource()));
  const titles = data?.hot_job_titles ?? [];
  if (titles.length === 0) return null;
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhs-talents-wanted">
      <h2 id="jhs-talents-wanted">{t('home.hot')}</h2>
      <ul className="jh-chips jh-chips--row jhs-plain-list">
        {titles.map(({ id, value }) => (
          <li key={id}>
            <Chip render={<Link to={resultsPath({ q: value })} />}>
              <bdi>{value}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
