import { getCompany } from '@jobharbor/shared/calls/company/get-company';
import { listOwnCompanyReports } from '@jobharbor/shared/calls/company/list-own-company-reports';
import { listSimilarCompanies } from '@jobharbor/shared/calls/company/list-similar-companies';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJob, aPage, maria } from '../../testing/builders.ts';
import { aCompany, aCompanyCard } from '../../testing/company-builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const harbour = (details = {}) => [
  answer(getCompany, () => aCompany(details)),
  answer(listSimilarCompanies, () => ({ companies: [aCompanyCard({ id: 8, name: 'Quay Bakery' })] })),
  answer(searchJobs, () => aPage([aJob()], { total: 12 })),
];

describe('somebody who looks at a company', () => {
  it('sees why each other company is like it', async () => {
    const industry = aCompany().industry;
    const companies = [
      aCompanyCard({ id: 8, name: 'Quay Bakery', industry }),
      aCompanyCard({ id: 9, name: 'Pier Press', industry: null }),
    ];
    renderSearch('/company/harbour-7', {
      answers: [...harbour(), answer(listSimilarCompanies, () => ({ companies }))],
    });
    const card = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('li')?.textContent ?? '';
    expect(await card('Quay Bakery')).toContain('Same industry');
    expect(await card('Pier Press')).toContain('Hires for similar work');
  });

  it('sees who it is, what was verified and when, its newest jobs, and companies like it', async () => {
    const { pages } = renderSearch('/company/harbour-7', { answers: harbour() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Foods' })).toBeTruthy();
    for (const text of ['Self-financed', '1987', 'harbour.example', 'We bake for the whole island.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Company register').nextElementSibling?.textContent).toMatch(/November 20, 2026/);
    expect(screen.getByText('3 jobs posted in the last 30 days')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Nurse' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all 12 jobs' }).getAttribute('href')).toMatch(
      /\/company\/harbour-7\/jobs$/,
    );
    expect(await screen.findByRole('link', { name: 'Quay Bakery' })).toBeTruthy();
    expect(pages.at(-1)).toMatchObject({
      canonical: '/company/harbour-7',
      structuredData: [{ '@type': 'Organization', name: 'Harbour Foods', foundingDate: '1987' }],
    });
  });

  it('sees a Japanese name whole, whose line breaks behind its legal form', async () => {
    renderSearch('/company/harbour-7', { answers: harbour({ name: '株式会社つばめ野チェーン' }) });
    const heading = await screen.findByRole('heading', { level: 1, name: '株式会社つばめ野チェーン' });
    expect(heading.querySelector('wbr')?.previousSibling?.textContent).toBe('株式会社');
  });

  it('finds the report beside its name, where following and blocking are', async () => {
    renderSearch('/company/harbour-7', { answers: harbour() });
    const name = await screen.findByRole('heading', { level: 1 });
    const head = name.closest('header');
    expect(head?.querySelector('.jhs-company__actions')?.textContent).toMatch(/Follow.*Report this company$/);
  });

  it('reads what came of their report of it', async () => {
    const reason = { id: 1, value: 'Scam', key: 'scam', seo_value: 'scam' };
    const report = { company_id: 7, reason, reported_at: 1_795_000_000 };
    const reports = (decision: null | { outcome: 'closed'; at: number }) =>
      answer(listOwnCompanyReports, () => ({ reports: [{ ...report, decision }] }));
    const { unmount } = renderSearch('/company/harbour-7', {
      user: maria,
      answers: [...harbour(), reports(null)],
    });
    expect(await screen.findByText(/^You reported this company on/)).toBeTruthy();
    expect(screen.getByText('It is being checked.')).toBeTruthy();
    unmount();
    const decided = reports({ outcome: 'closed', at: 1_795_000_100 });
    renderSearch('/company/harbour-7', { user: maria, answers: [...harbour(), decided] });
    expect(await screen.findByText('We checked the company and removed its open jobs.')).toBeTruthy();
  });

  it('goes on to its jobs, which are asked of this company alone, and to its culture', async () => {
    renderSearch('/company/harbour-7', { answers: harbour() });
    const tabs = await screen.findByRole('navigation', { name: 'About this company' });
    await userEvent.click(within(tabs).getByRole('link', { name: 'Jobs' }));
    expect(await screen.findByRole('heading', { level: 2, name: '12 jobs' })).toBeTruthy();
    const asked = testServer().requests.filter(({ call }) => call.id === searchJobs.id);
    expect(asked.at(-1)?.body).toMatchObject({ company_ids: [7], page: 1, size: 30 });
    await userEvent.click(within(tabs).getByRole('link', { name: 'Life and culture' }));
    for (const text of ['We eat together.', 'Time to learn', 'Meals'])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is led to the right address when its words are wrong', async () => {
    const { navigation } = renderSearch('/company/old-words-7/culture', { answers: harbour() });
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/company/harbour-7/culture'));
  });

  it('learns where it hires if it does not hire here', async () => {
    renderSearch('/company/harbour-7/jobs', {
      answers: [
        ...harbour({ jobs_by_country: [{ country_key: 'sg', open_jobs: 4 }] }),
        answer(searchJobs, () => aPage([])),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Singapore' });
    expect(link.getAttribute('href')).toBe('/en/sg/company/harbour-7/jobs');
  });

  it('learns that nothing is written or verified rather than seeing a gap', async () => {
    renderSearch('/company/harbour-7', { answers: harbour({ about_html: '', verifications: [] }) });
    expect(await screen.findByText('The company has not written anything about this yet.')).toBeTruthy();
    expect(screen.getByText('We have not verified anything about this company yet.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Quay Bakery' })).toBeTruthy();
  });

  it('learns that there is no such company', async () => {
    const { pages } = renderSearch('/company/gone-7', { answers: [refuse(getCompany, 40004)] });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such company' })).toBeTruthy();
    expect(pages.at(-1)).toMatchObject({ robots: 'noindex' });
  });

  it('may try again when it did not load', async () => {
    renderSearch('/company/harbour-7', {
      answers: [refuse(getCompany, errorCode.internal, { message: 'Our side failed.' })],
    });
    expect(await screen.findByText('Our side failed.')).toBeTruthy();
    testServer().use(...harbour());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Foods' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Quay Bakery' })).toBeTruthy();
  });

  it('reads at their place that jobs and similar companies did not come, and may try again', async () => {
    renderSearch('/company/harbour-7', {
      answers: [
        refuse(searchJobs, errorCode.notFound, { message: 'No jobs.' }),
        refuse(listSimilarCompanies, errorCode.notFound, { message: 'No companies.' }),
        ...harbour().slice(0, 1),
      ],
    });
    const failed = async (text: string) =>
      within((await screen.findByText(text)).closest('section') as HTMLElement);
    (await failed('No jobs.')).getByRole('heading', { name: 'Just posted' });
    const similar = await failed('No companies.');
    similar.getByRole('heading', { name: 'Similar companies' });
    testServer().use(...harbour());
    await userEvent.click(similar.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Quay Bakery' })).toBeTruthy();
  });
});

it('a card and the page of a job lead to the company', async () => {
  renderSearch('/jobs', { answers: [answer(searchJobs, () => aPage([aJob()]))] });
  const link = await screen.findByRole('link', { name: 'Bay Clinic' });
  expect(link.getAttribute('href')).toMatch(/\/company\/bay-clinic-3$/);
});
