import { getCompany } from '@jobharbor/shared/calls/company/get-company';
import { searchCompanies } from '@jobharbor/shared/calls/company/search-companies';
import { suggestCompanies } from '@jobharbor/shared/calls/company/suggest-companies';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCompany, aCompanyCard, aCompanyPage } from '../../testing/company-builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const food = {
  id: 12,
  key: 'food-beverage',
  value: 'Food and beverage',
  seo_value: 'food-beverage',
  count: 1,
};
const facets = { industries: [food], sizes: [], benefits: [], is_company_verified: 1 };
/** Answers with Harbour Foods, unless the search is for another name. */
const listed = answer(searchCompanies, ({ query }) =>
  query.query === 'nothing' ? aCompanyPage([]) : aCompanyPage([aCompanyCard()], { facets }),
);

it('links each company to its page', async () => {
  const { pages } = renderSearch('/companies', { answers: [listed] });
  const link = await screen.findByRole('link', { name: 'Harbour Foods' });
  expect(link.getAttribute('href')).toMatch(/\/company\/harbour-7$/);
  expect(screen.getByText('12 jobs')).toBeTruthy();
  // The badge is the company's: it is next to the name, not next to the number of jobs.
  const badge = screen.getByRole('img', { name: 'Verified company' });
  expect(badge.parentElement?.textContent).toBe('Harbour Foods');
  expect(screen.getByText('Food and beverage, 11\u2060–\u206050 people, Cebu City')).toBeTruthy();
  expect(pages.at(-1)?.title).toBe('Companies hiring now: Philippines');
});

it('filters by what the address says, and writes into the address what somebody chooses', async () => {
  const { navigation } = renderSearch('/companies?q=har&page=2&size=1-10', { answers: [listed] });
  await screen.findByRole('link', { name: 'Harbour Foods' });
  expect(testServer().requests.at(-1)?.query).toMatchObject({ query: 'har', sizes: '1-10', page: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Industry' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Food and beverage/, hidden: true }));
  await waitFor(() =>
    expect(navigation.entries.at(-1)).toBe('/en/ph/companies?q=har&industry=food-beverage&size=1-10'),
  );
  await waitFor(() =>
    expect(testServer().requests.at(-1)?.query).toMatchObject({ industries: 'food-beverage', page: 1 }),
  );
});

it('leads from a suggested name to the company’s page', async () => {
  const { navigation } = renderSearch('/companies', {
    answers: [
      listed,
      answer(suggestCompanies, () => ({ companies: [aCompanyCard()] })),
      answer(getCompany, () => aCompany()),
    ],
  });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Company name' }), 'har');
  await userEvent.click(await screen.findByRole('option', { name: /Harbour Foods/ }));
  expect(await screen.findByText('We bake for the whole island.')).toBeTruthy();
  expect(navigation.entries.at(-1)).toBe('/en/ph/company/harbour-7');
});

it('leads back to all companies where none matches', async () => {
  renderSearch('/companies?q=nothing', { answers: [listed] });
  const all = await screen.findByRole('link', { name: 'See all companies' });
  expect(all.getAttribute('href')).toMatch(/\/companies$/);
});

it('leads to all jobs where no company hires', async () => {
  renderSearch('/companies', { answers: [answer(searchCompanies, () => aCompanyPage([]))] });
  const link = await screen.findByRole('link', { name: 'See all jobs' });
  expect(link.getAttribute('href')).toMatch(/\/jobs$/);
});

it('offers a retry when the list does not load', async () => {
  renderSearch('/companies', {
    answers: [refuse(searchCompanies, errorCode.internal, { message: 'Our side failed.' })],
  });
  expect(await screen.findByText('Our side failed.')).toBeTruthy();
  testServer().use(listed);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Harbour Foods' })).toBeTruthy();
});

it('leads back from behind the end of the list to its last page, which search engines do not keep', async () => {
  const { pages } = renderSearch('/companies?benefit=pension&page=999', {
    answers: [answer(searchCompanies, () => aCompanyPage([], { total: 40 }))],
  });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe(
    '/en/ph/companies?benefit=pension&page=2',
  );
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(pages.at(-1)).toMatchObject({ robots: 'noindex' });
});
