import { getCompany } from '@jobharbor/shared/calls/get-company';
import { getCountryMap } from '@jobharbor/shared/calls/get-country-map';
import { getFilterLists } from '@jobharbor/shared/calls/get-filter-lists';
import { getJobStatic } from '@jobharbor/shared/calls/get-job-static';
import { listExchangeRates } from '@jobharbor/shared/calls/list-exchange-rates';
import { listFeaturedCompanies } from '@jobharbor/shared/calls/list-featured-companies';
import { listHotTitles } from '@jobharbor/shared/calls/list-hot-titles';
import { listRecommendedCourses } from '@jobharbor/shared/calls/list-recommended-courses';
import { listSimilarCompanies } from '@jobharbor/shared/calls/list-similar-companies';
import { listSimilarJobs } from '@jobharbor/shared/calls/list-similar-jobs';
import { reportJobView } from '@jobharbor/shared/calls/report-job-view';
import { searchCompanies } from '@jobharbor/shared/calls/search-companies';
import { searchJobs } from '@jobharbor/shared/calls/search-jobs';
import { errorCode } from '@jobharbor/shared/errors';
import { renderRemote, testServer } from '@jobharbor/shared/testing';
import { answer, Refusal } from '@jobharbor/shared/testing/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bootstrap, mount, unmount } from './entry.tsx';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import { render } from './server.tsx';
import {
  aCompany,
  aCompanyCard,
  aCompanyPage,
  aJob,
  aJobStatic,
  aMap,
  aPage,
  lists,
} from './testing/builders.ts';
import { stubObservers } from './testing/render-search.tsx';

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

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  stubObservers();
  testServer().use(...answers);
});

const now = Date.UTC(2026, 10, 21, 9);

const draw = (pathname: string, search = '', languageId = 1) =>
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
  });

/** Mounts the entry on server-rendered HTML, as the shell does, and returns its reports and requests. */
async function takeOver(pathname: string, search: string, language: 'en' | 'ar') {
  const idsOfCalls = () => testServer().requests.map(({ call }) => call.id);
  const before = testServer().requests.length;
  const drawn = await draw(pathname, search, language === 'en' ? 1 : 10);
  const askedToDraw = idsOfCalls().slice(before);
  const view = renderRemote(() => null, {
    texts: { search: language === 'en' ? en : ar },
    language,
    path: (pathname.replace(/^\/[^/]+\/ph/, '') || '/') + search,
    now,
  });
  view.unmount();
  const domElement = document.createElement('div');
  domElement.innerHTML = drawn.html;
  document.body.append(domElement);
  const reports: string[] = [];
  const text = vi.spyOn(view.environment.i18n, 't');
  const props = {
    ...view.environment,
    name: 'mfe-search',
    domElement,
    serverState: drawn.state,
    telemetry: {
      report: (event: string, detail?: object) => reports.push(`${event} ${JSON.stringify(detail)}`),
    },
    onCrash: (error: unknown) => reports.push(`crash ${error}`),
  };
  // As in a browser: React works in later tasks, and selective hydration of boundaries comes after the mount.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await bootstrap(props);
  await mount(props);
  // Until nothing is rendered any more.
  let rendered: number;
  do {
    rendered = text.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (rendered !== text.mock.calls.length);
  // Only requests that the server did not make.
  const asked = idsOfCalls()
    .slice(before + askedToDraw.length)
    .filter((id) => askedToDraw.includes(id));
  await unmount(props);
  domElement.remove();
  const timesAsked = (key: string) => text.mock.calls.filter(([asked]) => String(asked).endsWith(key)).length;
  return { reports, asked, html: drawn.html, timesAsked };
}

describe('a page from the server', () => {
  it.each([
    ['/en/ph', '', 'en'],
    ['/ar/ph', '', 'ar'],
    ['/en/ph/jobs', '?q=nusre&location=cebu-city&verified=1', 'en'],
    ['/en/ph/jobs', '?type=full-time&options=1', 'en'],
    ['/ar/ph/jobs', '?job=11&page=2', 'ar'],
    ['/en/ph/jobs', '?page=4', 'en'],
    ['/en/ph/job/nurse-11', '?apply=1', 'en'],
    ['/ar/ph/job/closed-job-12', '', 'ar'],
    ['/en/ph/job/nobody-99', '', 'en'],
    ['/ar/ph/remote-jobs', '', 'ar'],
    ['/en/ph/web3-jobs', '', 'en'],
    ['/ar/ph/currency-converter', '?amount=1,200.50&from=JPY&to=PHP&period=hourly', 'ar'],
    ['/ar/ph/talents', '', 'ar'],
    ['/en/ph/companies', '', 'en'],
    ['/ar/ph/companies', '?q=har&industry=food-beverage&verified=1&page=2', 'ar'],
    ['/ar/ph/company/harbour-7', '', 'ar'],
    ['/en/ph/company/harbour-7/jobs', '?page=2', 'en'],
    ['/en/ph/company/harbour-7/culture', '', 'en'],
    ['/en/ph/company/nobody-99', '', 'en'],
  ] as const)(
    'of %s%s is taken over as it stands, and nothing is asked again',
    async (path, search, language) => {
      const { reports, asked, html } = await takeOver(path, search, language);
      expect(html).toContain('<h1');
      expect(reports).toEqual([]);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['/en/ph', '', 'home.pageTitle'],
    ['/en/ph/jobs', '?q=nurse', 'results.titleFor'],
    ['/en/ph/company/harbour-7', '', 'companyPage.description'],
  ])('of %s%s is rendered once by a phone’s browser', async (path, search, text) => {
    const { timesAsked } = await takeOver(path, search, 'en');
    expect(timesAsked(text)).toBe(1);
  });

  it('has the jobs’ words in its HTML, and hostile ones as words', async () => {
    const { html } = await draw('/en/ph/jobs');
    expect(html).toContain('Bay Clinic');
    expect(html).toContain('61 jobs');
    expect(html).toContain('&lt;/script&gt;&lt;img');
    expect(html).not.toContain('<img');
  });

  it('holds no option of a closed filter, and of the country’s lists what is chosen', async () => {
    const { html, state } = await draw('/en/ph/jobs', '?location=cebu-city');
    expect(html).toContain('<bdi>Cebu City</bdi>');
    expect(html).not.toContain('Metro Manila');
    expect(JSON.stringify(state)).toContain('Cebu City');
    expect(JSON.stringify(state)).not.toContain('Metro Manila');
  });

  it('holds on the home page of lists and jobs what that shows', async () => {
    const { html, state } = await draw('/en/ph/');
    const held = JSON.stringify(state);
    expect(html).toContain('Cebu City');
    expect(held).toContain('Cebu City');
    for (const unshown of [aJob().snippet, 'xp_lvls', 'salary_range_filters'])
      expect(held).not.toContain(unshown);
  });

  it('holds of its cards what they show, and the lines of their icons once', async () => {
    const { html, state } = await draw('/en/ph/jobs');
    expect(JSON.stringify(state)).not.toContain(aJob().snippet);
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html.match(/lucide-bookmark/g)).toHaveLength(1);
  });

  it('works without script: filters, next page and search are a form and links', async () => {
    const read = async (search: string) => {
      const { html } = await draw('/en/ph/jobs', search);
      const place = document.createElement('div');
      // As a browser without script shows it.
      place.innerHTML = html.replace(/<\/?noscript>/g, '');
      const form = place.querySelector('form');
      return { place, form, data: [...new FormData(form ?? undefined)] };
    };
    const closed = await read('?q=nurse&location=cebu-city');
    expect(closed.form?.getAttribute('action')).toBe('/en/ph/jobs');
    expect(closed.data).toEqual([
      ['q', 'nurse'],
      ['location', 'cebu-city'],
    ]);
    expect(closed.place.querySelector('a[rel=next]')?.getAttribute('href')).toBe(
      '/en/ph/jobs?q=nurse&location=cebu-city&page=2',
    );
    const filters = closed.place.querySelector('a[href*=options]')?.getAttribute('href') ?? '';
    expect(filters).toBe('/en/ph/jobs?q=nurse&location=cebu-city&options=1');

    const { form, data } = await read(filters.slice(filters.indexOf('?')));
    expect(data).toEqual(
      expect.arrayContaining([
        ['location', 'cebu-city'],
        ['options', '1'],
      ]),
    );
    expect(form?.querySelector('input[name=location][value=metro-manila]')).not.toBeNull();
  });

  it('answers 404 for a page of results after the last one, with the way back to it', async () => {
    expect(await draw('/en/ph/jobs', '?page=3')).toMatchObject({ status: 200 });
    const past = await draw('/en/ph/jobs', '?page=4');
    expect(past).toMatchObject({ status: 404 });
    expect(past.html).toContain('Go to the last page');
  });

  it('answers 404 for a job that there is not, and sends wrong words to the right ones', async () => {
    expect(await draw('/en/ph/job/nobody-99')).toMatchObject({ status: 404 });
    expect(await draw('/en/ph/job/no-id')).toMatchObject({ status: 404 });
    expect(await draw('/en/ph/job/old-words-11', '?apply=1')).toMatchObject({
      status: 301,
      redirect: '/en/ph/job/nurse-11?apply=1',
    });
  });

  it('has a company’s words in its HTML, and leads to its jobs, its culture and the list page by page', async () => {
    const { html, status } = await draw('/en/ph/company/harbour-7');
    expect(status).toBe(200);
    for (const text of ['We bake for the whole island.', 'href="/en/ph/company/harbour-7/culture"'])
      expect(html).toContain(text);
    const list = await draw('/en/ph/companies', '?verified=1');
    expect(list.html).toContain('href="/en/ph/companies?verified=1&amp;page=2"');
    expect(list.html).toContain('action="/en/ph/companies"');
  });

  it.each(['', '/jobs', '/culture'])(
    'answers 404 for a company that there is not, and mends wrong words: %s',
    async (subpage) => {
      expect(await draw(`/en/ph/company/nobody-99${subpage}`)).toMatchObject({ status: 404 });
      expect(await draw(`/en/ph/company/no-id${subpage}`)).toMatchObject({ status: 404 });
      expect(await draw(`/en/ph/company/old-words-7${subpage}`, '?page=2')).toMatchObject({
        status: 301,
        redirect: `/en/ph/company/harbour-7${subpage}?page=2`,
      });
    },
  );
});
