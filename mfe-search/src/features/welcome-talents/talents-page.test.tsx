import { listFeaturedCompanies } from '@jobharbor/shared/calls/company/list-featured-companies';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { listHotTitles } from '@jobharbor/shared/calls/recommendation/list-hot-titles';
import { countries } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aJob, aPage } from '../../testing/builders.ts';
import { aCompanyCard } from '../../testing/company-builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const jobs = ['One', 'Two', 'Three'].map((title, index) => aJob({ id: index + 1, title }));
const others = [
  answer(listHotTitles, () => ({ hot_job_titles: [{ id: 1, value: 'Welder', count: 2 }] })),
  answer(listFeaturedCompanies, () => ({ companies: [aCompanyCard({ name: 'Bay Foods' })] })),
];

it('shows somebody new eight sections, with the country’s own jobs, titles and companies', async () => {
  renderSearch('/talents', { answers: [answer(searchJobs, () => aPage(jobs, { total: 41 })), ...others] });
  const phone = await screen.findByRole('region', { name: 'Newest jobs, as a phone shows them' });
  expect(await within(phone).findByRole('link', { name: 'One' })).toBeDefined();
  const news = screen.getByRole('region', { name: /^New jobs: / });
  expect(
    within(news)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Three']);
  expect((await screen.findByRole('link', { name: 'Welder' })).getAttribute('href')).toMatch(
    /\/jobs\?q=Welder$/,
  );
  expect(await screen.findByRole('link', { name: 'Bay Foods' })).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(8);
  const list = screen.getByRole('navigation', { name: 'Jobs in every country' });
  expect(within(list).getAllByRole('link')).toHaveLength(countries.length);
  expect(screen.getByRole('link', { name: 'Create your profile' }).getAttribute('href')).toMatch(
    /\/get-started$/,
  );
});

it('says at their place that titles and companies did not load', async () => {
  renderSearch('/talents', {
    answers: [
      answer(searchJobs, () => aPage(jobs)),
      refuse(listHotTitles, errorCode.notFound, { message: 'No titles.' }),
      refuse(listFeaturedCompanies, errorCode.notFound, { message: 'No companies.' }),
    ],
  });
  const titleOf = async (text: string) =>
    (await screen.findByText(text)).closest('section')?.querySelector('h2')?.textContent;
  expect(await titleOf('No titles.')).toBe('Wanted here now');
  expect(await titleOf('No companies.')).toBe('Companies hiring now');
});

it('says when the jobs did not load, and shows an empty state without any', async () => {
  const failed = renderSearch('/talents', { answers: [refuse(searchJobs, errorCode.internal), ...others] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  failed.unmount();
  renderSearch('/talents', { answers: [answer(searchJobs, () => aPage([])), ...others] });
  expect(await screen.findByText('No job was posted lately. Look again soon.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Newest jobs, as a phone shows them' })).toBeNull();
});
