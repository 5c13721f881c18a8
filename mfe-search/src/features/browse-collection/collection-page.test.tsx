import { getFilterLists } from '@jobharbor/shared/calls/config/get-filter-lists';
import { createJobAlert } from '@jobharbor/shared/calls/job/create-job-alert';
import { listJobAlerts } from '@jobharbor/shared/calls/job/list-job-alerts';
import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import { errorCode } from '@jobharbor/shared/errors';
import { noFacets, testServer } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aJob, aPageAcross, lists, maria } from '../../testing/builders.ts';
import { plainText } from '../../testing/job-answers.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const remote = lists.work_arrangements.find(({ key }) => key === 'remote') ?? null;
const bodies = () =>
  testServer()
    .requestsOf(searchAcross)
    .map(({ body }) => body);
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('asks for the jobs of all countries that are open to a person, by the office hours of their time zone', async () => {
  const job = aJob({ title: 'Far nurse', country_key: 'es', work_arrangement: remote });
  const { pages } = renderSearch('/remote-jobs', {
    answers: [answer(searchAcross, () => aPageAcross([job], { total: 41, all_total: 96 }))],
  });
  expect(await screen.findByRole('heading', { name: '41 jobs' })).toBeDefined();
  expect(bodies()[0]).toMatchObject({
    ...{ list: 'remote', open_to_me: true, page: 1 },
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const card = plainText(screen.getByRole('article').textContent ?? '');
  expect(card).toContain('Spain');
  expect(card).toMatch(/Office hours in common: \d/);
  expect(await linkTo('All 96')).toMatch(/\/remote-jobs\?all=1$/);
  expect(screen.getByText(/advertised in English, and share office hours/)).toBeDefined();
  expect(await linkTo('Page 2')).toMatch(/\/remote-jobs\?page=2$/);
  expect(pages.at(-1)).toMatchObject({
    ...{ title: 'Remote jobs from all countries · Philippines', canonical: '/remote-jobs', market: 'every' },
  });
  expect(pages.at(-1)).not.toHaveProperty('robots');
});

it('says that English is among the languages of what is open to a person', async () => {
  renderSearch('/remote-jobs', {
    country: 'jp',
    answers: [answer(searchAcross, () => aPageAcross([aJob()]))],
  });
  expect(await screen.findByText(/advertised in English or Japanese, and share office hours/)).toBeDefined();
});

it('narrows by country, hours and fields, and takes back what is chosen', async () => {
  const [category] = lists.job_category_lists;
  const [hours] = lists.shared_hours ?? [];
  if (!category || !hours) throw new Error('The lists of the tests lack an option.');
  const page = aPageAcross([aJob()], {
    countries: [
      { country_key: 'es', count: 12 },
      { country_key: 'sg', count: 3 },
    ],
    facets: {
      ...noFacets,
      job_categories: lists.job_category_lists.map(({ id }) => ({ id, count: 5 })),
      shared_hours: [{ id: hours.id, count: 4 }],
    },
  });
  const { pages } = renderSearch(`/remote-jobs?country=sg&category=${category.seo_value}&page=2`, {
    answers: [answer(searchAcross, () => page)],
  });
  expect(await linkTo('Spain 12')).toMatch(/\?country=es&country=sg&category=[^&]+$/);
  expect(await linkTo('Singapore 3')).toMatch(/\/remote-jobs\?category=[^&]+$/);
  expect(await linkTo(`${category.value} 5`)).toMatch(/\/remote-jobs\?country=sg$/);
  expect(bodies()[0]).toMatchObject({ countries: ['sg'], job_categories: [category.id], page: 2 });
  expect(pages.at(-1)).toMatchObject({ robots: 'noindex' });
  expect(pages.at(-1)).not.toHaveProperty('market');
  await userEvent.click(screen.getByRole('link', { name: 'Singapore 3' }));
  await expect.poll(() => bodies().at(-1)).toMatchObject({ job_categories: [category.id], page: 1 });
  expect(bodies().at(-1)).not.toHaveProperty('countries');
});

it.each([
  ['', false],
  ['?type=full-time', true],
])('has two filters above the jobs, and what is chosen: %s', async (search, isTypeAbove) => {
  const facet = (list: readonly { id: number }[]) => list.map(({ id }) => ({ id, count: 2 }));
  const [some] = lists.shared_hours ?? [];
  if (!some) throw new Error('The lists of the tests lack an option.');
  const hours = [some, { ...some, id: 8, key: '8', seo_value: '8' }];
  const facets = {
    ...noFacets,
    job_types: facet(lists.job_types),
    shared_hours: facet(hours),
  };
  const countries = ['es', 'sg'].map((key) => ({ country_key: key, count: 1 }));
  const page = aPageAcross([aJob({ title: 'Far nurse' })], { facets, countries });
  renderSearch(`/web3-jobs${search}`, {
    answers: [
      answer(searchAcross, () => page),
      answer(getFilterLists, () => ({ ...lists, shared_hours: hours })),
    ],
  });
  const job = await screen.findByRole('link', { name: 'Far nurse' });
  await screen.findByRole('navigation', { name: 'Job type' });
  const isAbove = (name: string) =>
    screen.getByRole('navigation', { name }).compareDocumentPosition(job) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  expect(['Employer’s country', 'Shared hours', 'Job type'].map(isAbove)).toEqual([true, true, isTypeAbove]);
});

it('says on the card to which countries a remote job is limited', async () => {
  const far = { work_arrangement: remote };
  const jobs = [
    aJob({ id: 1, title: 'At home', ...far, applicant_countries: ['ph', 'sg'], excluded_countries: [] }),
    aJob({ id: 2, title: 'Elsewhere', ...far, applicant_countries: [], excluded_countries: ['us'] }),
    aJob({ id: 3, title: 'Unsaid', ...far, applicant_countries: [], excluded_countries: [] }),
    aJob({ id: 4, title: 'In the office', applicant_countries: ['ph'], excluded_countries: [] }),
  ];
  renderSearch('/web3-jobs', { answers: [answer(searchAcross, () => aPageAcross(jobs))] });
  await screen.findByRole('link', { name: 'At home' });
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
  expect(cards[0]).toContain('Only from: Philippines, Singapore');
  expect(cards[1]).toContain('Not from: United States');
  expect(cards[2]).not.toMatch(/named|from:/i);
  expect(cards[3]).not.toMatch(/from:|in common/i);
});

it.each([
  ['/remote-jobs', {}, 'No remote job is open to you at the moment', '/jobs'],
  ['/web3-jobs', { all_total: 7 }, 'No Web3 job is open to you at the moment', '/web3-jobs?all=1'],
  ['/work-abroad?country=sg', {}, 'No jobs match', '/work-abroad'],
  ['/remote-jobs?page=9', { total: 41 }, 'This page does not exist', '/remote-jobs?page=2'],
])('has a way on from %s without jobs', async (path, page, text, way) => {
  renderSearch(path, { answers: [answer(searchAcross, () => aPageAcross([], page))] });
  const empty = (await screen.findByText(text)).closest('div');
  const links = within(empty ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace('/en/ph', ''))).toContain(way);
});

it('has no hours to choose by among the jobs to move for', async () => {
  const some = lists.shared_hours ?? [];
  const facets = {
    ...noFacets,
    shared_hours: some.map(({ id }) => ({ id, count: 1 })),
    job_types: lists.job_types.map(({ id }) => ({ id, count: 1 })),
  };
  renderSearch('/work-abroad?hours=4', {
    answers: [answer(searchAcross, () => aPageAcross([aJob()], { facets }))],
  });
  expect(await screen.findByRole('navigation', { name: 'Job type' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Shared hours' })).toBeNull();
});

it('makes an alert of the list as it is narrowed', async () => {
  const [category] = lists.job_category_lists;
  renderSearch(`/remote-jobs?country=sg&category=${category?.seo_value}`, {
    user: maria,
    answers: [
      answer(searchAcross, () => aPageAcross([aJob()])),
      answer(listJobAlerts, () => ({ job_alerts: [], total: 0 })),
      refuse(createJobAlert, errorCode.internal),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  await expect.poll(() => testServer().requestsOf(createJobAlert)).toHaveLength(1);
  expect(testServer().requestsOf(createJobAlert)[0]?.body.filters).toEqual({
    ...{ list: 'remote', countries: ['sg'], job_categories: [category?.id], page_language: 'en' },
    person_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('keeps the list in the order of the market’s time zone when that of the person’s own does not load', async () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  onTestFinished(() => zone.mockRestore());
  const options = Intl.DateTimeFormat.prototype.resolvedOptions.call(new Intl.DateTimeFormat());
  const moveTo = (timeZone: string) => zone.mockReturnValue({ ...options, timeZone });
  moveTo('Asia/Manila');
  const { navigation } = renderSearch('/remote-jobs', {
    answers: [answer(searchAcross, () => aPageAcross([aJob({ title: 'Far nurse' })]))],
  });
  await screen.findByRole('link', { name: 'Far nurse' });
  testServer().use(refuse(searchAcross, errorCode.internal));
  moveTo('America/Bogota');
  act(() => navigation.navigate('/en/ph/remote-jobs#own-hours'));
  const alert = await screen.findByRole('alert');
  expect(bodies().at(-1)).toMatchObject({ time_zone: 'America/Bogota' });
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Far nurse' })).toBeDefined();
});

it('says when the jobs did not load', async () => {
  renderSearch('/work-abroad', { answers: [refuse(searchAcross, errorCode.internal)] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
