import { listFeaturedCompanies } from '@jobharbor/shared/calls/list-featured-companies';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSearch } from '../../testing/render-search.tsx';

const harbour = {
  id: 7,
  slug: 'harbour',
  name: 'Harbour Foods',
  logo_url: null,
  is_verified: true,
  open_jobs: 12,
};
const listed = (companies: (typeof harbour)[]) => answer(listFeaturedCompanies, () => ({ companies }));

it('links each company to its open jobs', async () => {
  const { pages } = renderSearch('/companies', { answers: [listed([harbour])] });
  const link = await screen.findByRole('link', { name: 'Harbour Foods' });
  expect(link.getAttribute('href')).toMatch(/\/jobs\?company=7$/);
  expect(screen.getByText('12 jobs')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Verified company' })).toBeTruthy();
  expect(pages.at(-1)?.title).toBe('Companies hiring now: Philippines');
});

it('leads to all jobs where no company hires', async () => {
  renderSearch('/companies', { answers: [listed([])] });
  const link = await screen.findByRole('link', { name: 'See all jobs' });
  expect(link.getAttribute('href')).toMatch(/\/jobs$/);
});

it('offers a retry when the list does not load', async () => {
  renderSearch('/companies', {
    answers: [refuse(listFeaturedCompanies, errorCode.internal, { message: 'Our side failed.' })],
  });
  expect(await screen.findByText('Our side failed.')).toBeTruthy();
  testServer().use(listed([harbour]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Harbour Foods' })).toBeTruthy();
});
