import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FailedSection } from '../../common/failed-section.tsx';
import { type RecentJobs, useHomeLists } from './home-queries.ts';

const pages = [
  { path: '/talents', text: 'talents' },
  { path: '/remote-jobs', text: 'remoteJobs' },
  { path: '/web3-jobs', text: 'web3Jobs' },
  { path: '/work-abroad', text: 'workAbroad' },
  { path: '/currency-converter', text: 'currencyConverter' },
] as const;

/** Links to the categories with open jobs, with their counts. */
export function CategoryList({ facets }: { facets: RecentJobs['facets'] }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { data: lists, error, refetch, isFetching } = useHomeLists();
  const counts = new Map(facets.job_categories.map(({ id, count }) => [id, count]));
  const groups = (lists?.job_category_lists ?? []).filter(({ id }) => (counts.get(id) ?? 0) > 0);
  if (!lists && error)
    return <FailedSection title={t('home.categories')} error={error} retry={{ refetch, isFetching }} />;
  if (groups.length === 0) return null;
  return (
    <section className="jhs-categories" aria-labelledby="jhs-categories">
      <h2 id="jhs-categories">{t('home.categories')}</h2>
      <ul>
        {groups.map(({ id, value, seo_value }) => (
          <li key={id}>
            <Link to={resultsPath({ category: seo_value })}>
              <span>{value}</span>
              <span className="jhs-categories__count" suppressHydrationWarning>
                {formatNumber(tag, counts.get(id) ?? 0)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="jhs-more-pages">
        <ul className="jh-chips jhs-plain-list">
          {pages.map(({ path, text }) => (
            <li key={path}>
              <Chip render={<Link to={path} />}>{t(`places.${text}`)}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
