import { listFeaturedCompanies } from '@jobharbor/shared/calls/company/list-featured-companies';
import { getCountryMap } from '@jobharbor/shared/calls/config/get-country-map';
import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { listHotTitles } from '@jobharbor/shared/calls/recommendation/list-hot-titles';
import { setDeviceSave } from '@jobharbor/shared/domain/guest';
import { errorCode } from '@jobharbor/shared/errors';
import { type Answer, answer, Refusal, refuse } from '@jobharbor/shared/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { recordRecentSearch } from '../../common/search-form/recent-searches.ts';
import { aJob, aJobStatic, anApplication, aPage, aSavedJob, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const day = 86_400;
/** The tests' current time. */
const now = Date.UTC(2026, 10, 21, 9) / 1000;
const inDays = (days: number) => now + days * day + 60;
const page = { page: 1, size: 30, total: 1 };

/** Answers each search of the page by its sort, or by the filters of the person's last search. */
const searches: Answer = answer(searchJobs, ({ body }) => {
  if (body.query === 'cook') {
    const posted = [now - day, now - 2 * day, now - 9 * day];
    return aPage(posted.map((posted_at, index) => aJob({ id: 80 + index, posted_at })));
  }
  switch (body.sort) {
    case 4:
      return aPage([
        aJob({ id: 41, title: 'Ends first', valid_through: inDays(2) }),
        aJob({ id: 42, title: 'Ends in a year', valid_through: inDays(365) }),
        aJob({ id: 43, title: 'Ends some day', valid_through: null }),
      ]);
    case 3:
      return aPage([aJob({ id: 31, title: 'Surgeon' }), aJob({ id: 32, title: 'Untold', salary: null })]);
    default:
      return body.work_arrangements
        ? aPage([aJob({ id: 21, title: 'Translator' })])
        : aPage([aJob({ id: 11, title: 'Baker' })], { total: 344 });
  }
});

const row = async (name: string) => within(await screen.findByRole('region', { name }));
type Row = Awaited<ReturnType<typeof row>>;
const titles = (section: Row) =>
  section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

it('shows jobs in rows, each for its reason, and leads on from each', async () => {
  renderSearch('/', { answers: [searches] });
  const closing = await row('Closing soon');
  expect(titles(closing)).toEqual(['Ends first']);
  expect(closing.getByText('Closes in 2 days')).toBeTruthy();
  expect(closing.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
    '/en/ph/jobs?sort=closing',
  );
  expect(titles(await row('Best paid'))).toEqual(['Surgeon']);
  expect(titles(await row('Remote'))).toEqual(['Translator']);
  const recent = await row('Just posted');
  expect(titles(recent)).toEqual(['Baker']);
  expect(recent.getByRole('link', { name: 'See all 344 jobs' }).getAttribute('href')).toBe('/en/ph/jobs');
});

it('links a returning visitor to the last search, with the number of new jobs', async () => {
  const search = { path: '/jobs?q=cook', label: 'cook', country: 'ph', body: { query: 'cook' } };
  recordRecentSearch('cook', { ...search, at: now - 7 * day });
  const { unmount } = renderSearch('/', { answers: [searches] });
  const link = await screen.findByRole('link', { name: /Your last search.*2 new jobs/u });
  expect(link.getAttribute('href')).toBe('/en/ph/jobs?q=cook');
  unmount();

  recordRecentSearch('cook', { ...search, at: now, country: 'jp' });
  renderSearch('/', { answers: [searches] });
  await row('Just posted');
  expect(screen.queryByText(/Your last search/u)).toBeNull();
});

const rowNames = () =>
  screen
    .getAllByRole('region')
    .map((region) => region.querySelector('h2')?.textContent)
    .filter((name) =>
      ['Jobs for you', 'Closing soon', 'Best paid', 'Remote', 'Just posted'].includes(name ?? ''),
    );

it('begins with jobs like the last search of a guest, and says why', async () => {
  const search = { path: '/jobs?q=cook', label: 'cook', country: 'ph', body: { query: 'cook' } };
  recordRecentSearch('cook', { ...search, at: now });
  renderSearch('/', { answers: [searches] });
  const own = await row('Jobs for you');
  own.getByText(/Because you searched for .*cook/u);
  expect(titles(own)).toHaveLength(3);
  expect(own.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/en/ph/jobs?q=cook');
  for (const name of ['Closing soon', 'Best paid', 'Remote']) await row(name);
  expect(rowNames()).toEqual(['Jobs for you', 'Closing soon', 'Best paid', 'Remote', 'Just posted']);
});

it.each(['a guest', 'a member'])('begins with jobs like the one that %s saved last', async (who) => {
  setDeviceSave(52, true, now * 1000);
  renderSearch('/', {
    user: who === 'a guest' ? null : maria,
    answers: [
      searches,
      answer(getJobFlags, () => ({ saved_job_ids: [52], applications: [], blocked_company_ids: [] })),
      answer(getJobStatic, () => aJobStatic({ id: 52, title: 'Potter' })),
      answer(listSimilarJobs, () => ({ jobs: [aJob({ id: 61, title: 'Ceramist' })] })),
      answer(countUnread, () => ({ unread_count: 0 })),
      answer(listApplications, () => ({ ...page, applications: [] })),
      answer(listSavedJobs, () => ({ ...page, saved_jobs: [] })),
    ],
  });
  const own = await row('Jobs for you');
  own.getByText(/Because you saved .*Potter/u);
  expect(titles(own)).toEqual(['Ceramist']);
  expect(rowNames()[0]).toBe('Jobs for you');
});

it.each(['{', '{"path":7}', '{"path":"//evil.example","label":"x","country":"ph","at":1,"body":{}}', 'null'])(
  'shows nothing of before where the storage holds %s',
  async (stored) => {
    localStorage.setItem('jh-last-search', stored);
    renderSearch('/', { answers: [searches] });
    await row('Just posted');
    expect(screen.queryByRole('region', { name: 'Where you left off' })).toBeNull();
  },
);

it('tells a member what changed: messages, an application that moved, saved jobs that close soon', async () => {
  const read = { at: now - day, actor: 'recruiter' as const, event: 'accepted' as const };
  const moved = anApplication({ label: 'accepted', timeline: [read], job: aJob({ title: 'Weaver' }) });
  const saved = [
    aSavedJob({ id: 1, job: aJob({ id: 51, title: 'Far away', valid_through: inDays(30) }) }),
    aSavedJob({ id: 2, job: aJob({ id: 52, title: 'Potter', valid_through: inDays(3) }) }),
    aSavedJob({ id: 3, job: aJob({ id: 53, title: 'Done', valid_through: inDays(1) }), application_id: 9 }),
  ];
  renderSearch('/', {
    user: maria,
    answers: [
      searches,
      answer(countUnread, () => ({ unread_count: 2 })),
      answer(listApplications, () => ({ ...page, applications: [moved] })),
      answer(listSavedJobs, () => ({ ...page, saved_jobs: saved })),
    ],
  });
  const section = await row('Where you left off');
  await section.findByText('Weaver');
  await section.findByText('Potter');
  await section.findByText('2 unread messages');
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/ph/chat-home',
    '/en/ph/my-jobs',
    '/en/ph/job/nurse-52',
  ]);
});

it('shows what was left off at once, when the slowest answer is there', async () => {
  const others = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  renderSearch('/', {
    user: maria,
    answers: [
      searches,
      answer(countUnread, () => {
        others.resolve();
        return { unread_count: 2 };
      }),
      answer(listApplications, () => ({ ...page, applications: [] })),
      answer(listSavedJobs, async () => {
        await last.promise;
        const job = aJob({ id: 52, title: 'Potter', valid_through: inDays(3) });
        return { ...page, saved_jobs: [aSavedJob({ id: 2, job })] };
      }),
    ],
  });
  await others.promise;
  const early = screen.findByText('2 unread messages', {}, { timeout: 200 });
  await expect(early).rejects.toThrow();
  last.resolve();
  await screen.findByText('2 unread messages');
  expect(screen.getByText('Potter')).toBeTruthy();
});

it('shows where in the country the jobs are, on a chart whose pins lead to them', async () => {
  renderSearch('/', { answers: [searches] });
  const chart = within(await screen.findByRole('group', { name: 'Map of the jobs: Philippines' }));
  const pins = chart.getAllByRole('link');
  expect(pins.map((pin) => [pin.getAttribute('aria-label'), pin.getAttribute('href')])).toEqual([
    ['Cebu City: 3 jobs', '/en/ph/jobs?location=cebu-city'],
    ['Manila: 2 jobs', '/en/ph/jobs?location=manila'],
  ]);
});

it('shows one of a company’s like-named jobs in a row, and others in the place of the rest', async () => {
  const other = { ...aJob().company, id: 4 };
  const paid = [
    aJob({ id: 1, title: 'Surgeon' }),
    aJob({ id: 2, title: 'Surgeon' }),
    aJob({ id: 3, title: 'Surgeon', company: other }),
    ...[5, 6, 7, 8, 9].map((id) => aJob({ id, title: `Pilot ${id}` })),
  ];
  renderSearch('/', {
    answers: [searches, answer(searchJobs, ({ body }) => aPage(body.sort === 3 ? paid : []))],
  });
  expect(titles(await row('Best paid'))).toEqual([
    'Surgeon',
    'Surgeon',
    'Pilot 5',
    'Pilot 6',
    'Pilot 7',
    'Pilot 8',
  ]);
});

it('shows advertisements in a language of the page or of the country before others', async () => {
  const asked: (readonly number[] | undefined)[] = [];
  const posted = [
    aJob({ id: 1, title: '销售代表', language: 'zh-Hans' }),
    ...[2, 3, 4, 5, 6, 7].map((id) => aJob({ id, title: `Cook ${id}`, language: 'en' })),
  ];
  renderSearch('/', {
    answers: [
      searches,
      answer(searchJobs, ({ body }) => {
        if (body.sort === 3) asked.push(body.languages);
        return aPage(posted);
      }),
    ],
  });
  expect(titles(await row('Just posted'))).toEqual([
    'Cook 2',
    'Cook 3',
    'Cook 4',
    'Cook 5',
    'Cook 6',
    'Cook 7',
  ]);
  await row('Best paid');
  expect(asked).toEqual([[1]]);
});

it('says that the jobs did not come, and brings them on a retry', async () => {
  let isDown = true;
  renderSearch('/', {
    answers: [
      answer(searchJobs, () => {
        if (isDown) throw new Refusal(errorCode.notFound, { message: 'The search is out of order.' });
        return aPage([aJob({ id: 11, title: 'Baker' })]);
      }),
    ],
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The search is out of order.');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(titles(await row('Just posted'))).toEqual(['Baker']);
});

it('says at the place of a row, the companies, the titles and the map that they did not come', async () => {
  renderSearch('/', {
    answers: [
      answer(searchJobs, ({ body }) => {
        if (body.sort === 4) throw new Refusal(errorCode.notFound, { message: 'No row.' });
        return aPage([aJob({ id: 11, title: 'Baker' })]);
      }),
      refuse(listFeaturedCompanies, errorCode.notFound, { message: 'No companies.' }),
      refuse(listHotTitles, errorCode.notFound, { message: 'No titles.' }),
      refuse(getCountryMap, errorCode.notFound, { message: 'No map.' }),
    ],
  });
  await screen.findByText('No row.');
  for (const text of ['No companies.', 'No titles.', 'No map.']) await screen.findByText(text);
  expect(screen.getByRole('heading', { name: 'Closing soon' })).toBeTruthy();
  expect(titles(await row('Just posted'))).toEqual(['Baker']);
});
