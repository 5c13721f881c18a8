import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale, useNow, usePage, useRemote } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CategoryList } from '../features/browse-home/category-list.tsx';
import { CountryLine } from '../features/browse-home/country-line.tsx';
import { recentJobsQuery } from '../features/browse-home/home-queries.ts';
import { HotTitles } from '../features/browse-home/hot-titles.tsx';
import { RecentJobs } from '../features/browse-home/recent-jobs.tsx';
import { SearchField } from '../features/suggest-searches/search-field.tsx';
import { SearchForm } from '../features/suggest-searches/search-form.tsx';
import { useJobCards } from './use-job-cards.tsx';

/** The front door: one question, and what is here now. */
export function HomePage() {
  const { t } = useTranslation('search');
  const { http } = useRemote();
  const locale = useLocale();
  const now = useNow();
  const navigate = useNavigate();
  const { data: recent } = useQuery(recentJobsQuery(http, locale));
  const { markOf, actionOf } = useJobCards();
  const country = countryName(locale.language.value, locale.country.key) ?? t('home.everywhere');
  usePage({
    title: t('home.pageTitle', { country }),
    description: t('home.description', { country }),
    canonical: '/',
  });

  const search = (q: string) => navigate(resultsPath(q ? { q } : {}));
  return (
    <div className="jhs-home">
      <div className="jhs-hero">
        <div className="jh-page">
          <p className="jhs-hero__country" suppressHydrationWarning>
            {recent ? t('home.face', { country, count: recent.total }) : country}
          </p>
          <h1 className="jh-display">{t('home.title')}</h1>
          <SearchForm
            onWords={search}
            field={
              <SearchField
                large
                words=""
                onWords={search}
                onPlace={({ seo_value }) => navigate(resultsPath({ location: seo_value }))}
              />
            }
          />
          <HotTitles />
        </div>
        {recent && <CountryLine facets={recent.facets} />}
      </div>
      {recent && (
        <div className="jh-page jhs-home__body">
          <RecentJobs page={recent} now={now} markOf={markOf} actionOf={actionOf} />
          <CategoryList facets={recent.facets} />
        </div>
      )}
    </div>
  );
}
