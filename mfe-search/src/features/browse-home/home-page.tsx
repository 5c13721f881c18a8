import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { countryName } from '@jobharbor/shared/i18n';
import {
  lazyPart,
  useCallSource,
  useIsHydrated,
  useLocale,
  useNow,
  usePage,
  useSession,
} from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { readLastSearch } from '../../common/search-form/recent-searches.ts';
import { SearchField } from '../../common/search-form/search-field.tsx';
import { SearchForm } from '../../common/search-form/search-form.tsx';
import { CategoryList } from './category-list.tsx';
import { Coast } from './coast.tsx';
import { FeaturedCompanies } from './featured-companies.tsx';
import { recentJobsQuery } from './home-queries.ts';
import { HotTitles } from './hot-titles.tsx';
import { JobRows } from './job-rows.tsx';
import { MissingJobs } from './missing-jobs.tsx';
import { PlaceChart } from './place-chart.tsx';
import { siteData } from './site-data.ts';

const RecentActivity = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "recent-activity" */ './recent-activity.tsx')).RecentActivity,
);

/**
 * The home page: search form, popular titles and places, what to resume, rows of jobs, companies and categories. Parts in
 * Suspense boundaries hydrate one by one, which keeps the page responsive.
 */
export function HomePage({ cardAction }: { cardAction: JobAction }) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const now = useNow();
  const navigate = useNavigate();
  const { data: recent, error, refetch, isFetching } = useQuery(recentJobsQuery(useCallSource()));
  const country = countryName(locale.language.value, locale.country.key) ?? t('home.everywhere');
  usePage({
    title: t('home.pageTitle', { country }),
    description: t('home.description', { country }),
    canonical: '/',
    market: 'every',
    structuredData: siteData(locale.base),
  });

  const search = (q: string) => navigate(resultsPath(q ? { q } : {}));
  return (
    <div className="jhs-home">
      <div className="jhs-hero">
        <div className="jh-page jhs-hero__columns">
          <div>
            <p className="jhs-hero__country" suppressHydrationWarning>
              {recent ? t('home.face', { country, count: recent.total }) : country}
            </p>
            <h1 className="jh-display">{t('home.title')}</h1>
            <SearchForm
              onSearch={search}
              field={
                <SearchField
                  large
                  query=""
                  onSearch={search}
                  onPlace={({ seo_value }) => navigate(resultsPath({ location: seo_value }))}
                />
              }
            />
            <HotTitles />
          </div>
          <Suspense>{recent && <PlaceChart facets={recent.facets} country={country} />}</Suspense>
        </div>
        <Suspense>
          {recent && <Coast facets={recent.facets} recentActivity={<Resume now={now} />} />}
        </Suspense>
      </div>
      {recent ? (
        <div className="jh-page jhs-home__body">
          <JobRows recent={recent} now={now} cardAction={cardAction} />
          <Suspense>
            <FeaturedCompanies />
          </Suspense>
          <Suspense>
            <CategoryList facets={recent.facets} />
          </Suspense>
        </div>
      ) : (
        <MissingJobs error={error} retry={{ refetch, isFetching }} />
      )}
    </div>
  );
}

/** The last search and drafts of a returning visitor. A component of its own, so that the page renders only once at hydration. */
function Resume({ now }: { now: number }) {
  const { country } = useLocale();
  const { status } = useSession();
  // Only after hydration: the server has neither this browser's storage nor the account.
  const isHydrated = useIsHydrated();
  if (!isHydrated || (status !== 'signed-in' && !readLastSearch())) return null;
  return (
    <Suspense>
      <RecentActivity key={country.key} now={now} />
    </Suspense>
  );
}
