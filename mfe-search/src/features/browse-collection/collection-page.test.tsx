import { listRemoteAbroad } from '@jobharbor/shared/calls/job/list-remote-abroad';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { errorCode } from '@jobharbor/shared/errors';
import { testServer } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aJob, aPage, lists } from '../../testing/builders.ts';
import { plainText } from '../../testing/job-answers.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const remote = lists.work_arrangements.find(({ key }) => key === 'remote');

it('shows remote jobs alone, with their number and links whose counts the facets give', async () => {
  const [category] = lists.job_category_lists;
  if (!remote || !category) throw new Error('The lists of the tests lack an option.');
  const page = aPage([aJob({ title: 'Far nurse' })], { total: 41 });
  page.facets.job_categories = [{ id: category.id, count: 12 }];
  renderSearch('/remote-jobs', { answers: [answer(searchJobs, () => page)] });
  expect(await screen.findByRole('link', { name: 'Far nurse' })).toBeDefined();
  expect(testServer().requestsOf(searchJobs)[0]?.body).toMatchObject({ work_arrangements: [remote.id] });
  const narrowed = await screen.findByRole('link', { name: `${category.value} 12` });
  expect(narrowed.getAttribute('href')).toMatch(
    new RegExp(`/jobs\\?category=${category.seo_value}&arrangement=${remote.seo_value}$`),
  );
  const [here] = lists.applicant_countries ?? [];
  expect(screen.getByRole('link', { name: `${here?.value} 2` }).getAttribute('href')).toMatch(
    /\/jobs\?openTo=ph&arrangement=remote$/,
  );
  expect(screen.getByRole('link', { name: 'See all 41 jobs' }).getAttribute('href')).toMatch(
    /\/jobs\?arrangement=remote$/,
  );
});

it('has two filters above the jobs and the others below, so that a phone shows a job at once', async () => {
  const page = aPage([aJob({ title: 'Far nurse' })]);
  Object.assign(page.facets, { applicant_countries: [], shared_hours: [] });
  for (const facet of ['job_categories', 'xp_lvls', 'job_types'] as const)
    page.facets[facet] = lists[facet === 'job_categories' ? 'job_category_lists' : facet].map(({ id }) => ({
      id,
      count: 2,
    }));
  renderSearch('/remote-jobs', { answers: [answer(searchJobs, () => page)] });
  const job = await screen.findByRole('link', { name: 'Far nurse' });
  const isAbove = (name: string) =>
    screen.getByRole('navigation', { name }).compareDocumentPosition(job) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  expect(['Field', 'Experience', 'Job type'].map(isAbove)).toEqual([true, true, false]);
});

it('says on the card to which countries a remote job is limited, and nothing that the job says otherwise', async () => {
  const far = { work_arrangement: remote ?? null };
  const jobs = [
    aJob({ id: 1, title: 'At home', ...far, applicant_countries: ['ph', 'sg'], excluded_countries: [] }),
    aJob({ id: 2, title: 'Elsewhere', ...far, applicant_countries: [], excluded_countries: ['us'] }),
    aJob({ id: 3, title: 'Unsaid', ...far, applicant_countries: [], excluded_countries: [] }),
    aJob({ id: 5, title: 'By night', ...far, time_zone: 'America/New_York', shared_hours: 1 }),
    aJob({ id: 4, title: 'In the office', applicant_countries: ['ph'], excluded_countries: [] }),
  ];
  renderSearch('/remote-jobs', { answers: [answer(searchJobs, () => aPage(jobs))] });
  await screen.findByRole('link', { name: 'At home' });
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
  expect(cards[0]).toContain('Only from: Philippines, Singapore');
  expect(cards[1]).toContain('Not from: United States');
  expect(cards[2]).not.toMatch(/named|shared/);
  // The hours of the market may differ from those of the viewer, which the job says.
  expect(cards[3]).not.toMatch(/named|shared/);
  expect(cards[4]).not.toMatch(/from|named|shared/i);
});

it('lists remote jobs of other countries that are open to a person, with their country and the hours in common', async () => {
  const job = aJob({ id: 71, title: 'Far away', country_key: 'es', work_arrangement: remote ?? null });
  renderSearch('/remote-jobs', {
    answers: [
      answer(searchJobs, () => aPage([])),
      answer(listRemoteAbroad, () => ({
        jobs: [{ job, shared_hours: 6.5 }],
        countries: [{ country_key: 'es', total: 12 }],
      })),
    ],
  });
  await screen.findByRole('link', { name: 'Far away' });
  const [card] = screen.getAllByRole('article');
  expect(card?.textContent).toContain('Spain');
  expect(plainText(card?.textContent ?? '')).toContain('Office hours in common: 6.5 hours');
  expect(screen.getByRole('link', { name: 'Spain 12' }).getAttribute('href')).toBe(
    '/en/es/jobs?openTo=ph&arrangement=remote',
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(testServer().requestsOf(listRemoteAbroad)[0]?.query).toMatchObject({ time_zone: timeZone });
});

it('shows Web3 jobs alone, and a way on where there are none', async () => {
  renderSearch('/web3-jobs', { answers: [answer(searchJobs, () => aPage([]))] });
  expect(await screen.findByText('No Web3 job is open here at the moment')).toBeDefined();
  expect(testServer().requestsOf(searchJobs)[0]?.body).toMatchObject({ is_web3: true });
  expect(screen.getByRole('link', { name: 'See all jobs' })).toBeDefined();
});

it('says when the jobs did not load', async () => {
  renderSearch('/web3-jobs', { answers: [refuse(searchJobs, errorCode.internal)] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
