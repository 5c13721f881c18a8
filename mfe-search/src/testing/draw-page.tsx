import { listRecommendedCourses } from '@jobharbor/shared/calls/academy/list-recommended-courses';
import { getCompany } from '@jobharbor/shared/calls/company/get-company';
import { listFeaturedCompanies } from '@jobharbor/shared/calls/company/list-featured-companies';
import { listSimilarCompanies } from '@jobharbor/shared/calls/company/list-similar-companies';
import { searchCompanies } from '@jobharbor/shared/calls/company/search-companies';
import { getCountryMap } from '@jobharbor/shared/calls/config/get-country-map';
import { getFilterLists } from '@jobharbor/shared/calls/config/get-filter-lists';
import { listExchangeRates } from '@jobharbor/shared/calls/config/list-exchange-rates';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { reportJobView } from '@jobharbor/shared/calls/job/report-job-view';
import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { listHotTitles } from '@jobharbor/shared/calls/recommendation/list-hot-titles';
import { errorCode } from '@jobharbor/shared/errors';
import { testServer } from '@jobharbor/shared/testing';
import { answer, Refusal } from '@jobharbor/shared/testing/server';
import { beforeEach, vi } from 'vitest';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { render } from '../server.tsx';
import { aJob, aJobStatic, aMap, aPage, aPageAcross, lists } from './builders.ts';
import { aCompany, aCompanyCard, aCompanyPage } from './company-builders.ts';
import { stubObservers } from './render-search.tsx';

/** A title that would run as script where it is not escaped. */
const hostile = '</script><img src=x onerror="window.hacked=true">';
const jobs = new Map([
  [11, aJobStatic({ apply_mode: 'external', external_host: 'jobs.bay.example' })],
  [12, aJobStatic({ id: 12, slug: 'closed-job', status: 'closed', closed_at: 1_763_000_000 })],
]);
const answers = [
  answer(getFilterLists, () => lists),
  answer(getCountryMap, () => aMap),
  answer(listHotTitles, () => ({ hot_job_titles: [{ id: 1, value: 'Nurse', count: 2 }] })),
  answer(searchJobs, () =>
    aPage(
      [
        aJob({ reposted_at: aJob().posted_at + 3_600 }),
        aJob({ id: 12, title: hostile, slug: 'x', salary: null, work_arrangement: null, locations: [] }),
      ],
      { total: 61, understood: { corrected_query: 'nurse' } },
    ),
  ),
  answer(getJobStatic, ({ params }) => {
    const job = jobs.get(params.id);
    if (job === undefined) throw new Refusal(errorCode.notFound);
    return job;
  }),
  answer(listSimilarJobs, () => ({ jobs: [aJob({ id: 13 })] })),
  answer(searchAcross, () => aPageAcross([aJob()])),
  answer(reportJobView, () => ({})),
  answer(listExchangeRates, () => ({
    date: '2026-11-20',
    source: null,
    rates: [
      { currency: 'JPY', units_per_usd: 150 },
      { currency: 'PHP', units_per_usd: 50 },
    ],
  })),
  answer(listRecommendedCourses, () => ({ courses: [] })),
  answer(listFeaturedCompanies, () => ({ companies: [] })),
  answer(listSimilarCompanies, () => ({ companies: [aCompanyCard({ id: 8 })] })),
  answer(searchCompanies, () => aCompanyPage([aCompanyCard()], { total: 31 })),
  answer(getCompany, ({ params }) => {
    if (params.id !== 7) throw new Refusal(errorCode.notFound);
    return aCompany();
  }),
];

/** The time of the request. */
export const now = Date.UTC(2026, 10, 21, 9);

/** What the gateway knows of a visitor; a guest on a first visit when left out. */
type Visitor = Partial<Pick<Parameters<typeof render>[0], 'timeZone' | 'user' | 'jobFlags'>>;

/** Renders a page as the gateway does. */
export const draw = (pathname: string, search = '', languageId = 1, visitor: Visitor = {}) =>
  render({
    pathname,
    search,
    languageId,
    countryId: 1,
    texts: { search: languageId === 1 ? en : ar },
    apiUrl: testServer().url,
    headers: {},
    now,
    timeZone: 'UTC',
    user: null,
    ...visitor,
  });

/** Answers the calls of every page of the remote, before each test. */
export function usePageAnswers(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    stubObservers();
    testServer().use(...answers);
  });
}
