import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type HomeLists, type RecentJobs, useHomeLists } from './home-queries.ts';

const maxPlaces = 6;

export type CoastProps = {
  facets: RecentJobs['facets'];
  /** Recent activity of the visitor. It covers the cities, which keep their height, to avoid a layout shift. */
  recentActivity: ReactNode;
};

/** A coast with the cities that have the most jobs as buoys; for returning visitors with what they left off. */
export function Coast({ facets, recentActivity }: CoastProps) {
  return (
    <div className="jhs-coast">
      <svg className="jhs-coast__water" viewBox="0 0 1200 80" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34C90 10 170 52 300 40S480 8 610 26s190 40 330 22 190-26 260-6V80H0z" />
        <path
          className="jhs-coast__depth"
          d="M0 56c110-22 180 18 300 6s200-30 320-14 200 30 330 14 180-18 250-4"
        />
        <path
          className="jhs-coast__depth"
          d="M0 72c100-14 190 10 310 2s200-18 310-8 210 18 330 8 180-10 250-2"
        />
      </svg>
      <div className="jhs-coast__band">
        <BusiestPlaces facets={facets} />
        {recentActivity}
      </div>
    </div>
  );
}

function BusiestPlaces({ facets }: Pick<CoastProps, 'facets'>) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { data: lists } = useHomeLists();
  const places = busiestPlaces(lists, facets);
  if (places.length < 2) return null;
  return (
    <nav className="jh-page" aria-label={t('home.places')}>
      <ol className="jhs-coast__places">
        {places.map(({ option, count }) => (
          <li key={option.id}>
            <Link className="jhs-coast__link" to={resultsPath({ location: option.seo_value })}>
              <span className="jhs-coast__mark" aria-hidden="true" />
              <bdi className="jhs-coast__name">{option.value}</bdi>
              <span className="jhs-coast__count" suppressHydrationWarning>
                {formatNumber(tag, count)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function busiestPlaces(lists: HomeLists | undefined, facets: RecentJobs['facets']) {
  const cities = new Map(
    lists?.location_lists.flatMap(({ locations }) => locations.map((place) => [place.id, place])),
  );
  return facets.job_locations
    .flatMap(({ id, count }) => {
      const option = cities.get(id);
      return option && count > 0 ? [{ option, count }] : [];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, maxPlaces);
}
