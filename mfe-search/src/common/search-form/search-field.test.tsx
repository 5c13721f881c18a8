import { searchCompanies } from '@jobharbor/shared/calls/company/search-companies';
import { suggestTitlesAndCompanies } from '@jobharbor/shared/calls/company/suggest-titles-and-companies';
import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPage, maria } from '../../testing/builders.ts';
import { aCompanyCard, aCompanyPage } from '../../testing/company-builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';
import { readRecentSearches, recordRecentSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';

beforeEach(() => localStorage.clear());

const options = async () =>
  (await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent);
const company = (id: number, name: string, open_jobs: number) => ({
  id,
  name,
  open_jobs,
  slug: 'x',
  logo_url: null,
  is_verified: false,
});
const flags = answer(getJobFlags, () => ({
  saved_job_ids: [],
  applications: [],
  withdrawn: [],
  blocked_company_ids: [8],
}));

describe('the search field', () => {
  it('suggests recent searches while it is empty, and forgets them when told', async () => {
    recordRecentSearch('welder');
    recordRecentSearch('Nurse');
    recordRecentSearch('Welder ');
    renderSearch('/jobs');
    await userEvent.click(await screen.findByRole('combobox'));
    expect(await options()).toEqual(['Welder', 'Nurse', 'Clear recent searches']);
    await userEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    expect(readRecentSearches()).toEqual([]);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('suggests companies whose count the click brings, but for those that the person has blocked', async () => {
    const suggested = {
      job_titles: [],
      companies: [company(7, 'Bay Bakery', 12), company(8, 'Bay Bank', 3)],
    };
    renderSearch('/jobs?type=full-time', {
      user: maria,
      answers: [
        flags,
        answer(suggestTitlesAndCompanies, () => suggested),
        answer(searchJobs, () => aPage([])),
      ],
    });
    await waitFor(() => expect(testServer().requestsOf(getJobFlags)).not.toHaveLength(0));
    await userEvent.type(await screen.findByRole('combobox'), 'bay');
    expect(await options()).toEqual(['Bay Bakery12']);
    await userEvent.click(screen.getByRole('option', { name: /Bay Bakery/ }));
    const last = () => testServer().requestsOf(searchJobs).at(-1)?.body;
    await waitFor(() => expect(last()).toMatchObject({ company_ids: [7] }));
    expect(last()).not.toHaveProperty('job_types');
  });
});

it('a new query replaces the text of the field, but not the words that go on after it', () => {
  const field = (query: string) => (
    <MemoryRouter>
      <SearchField query={query} onSearch={vi.fn()} onPlace={vi.fn()} />
    </MemoryRouter>
  );
  const { rerender } = render(field(''));
  const box = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.change(box, { target: { value: 'nurse in' } });
  rerender(field('nurse'));
  expect(box.value).toBe('nurse in');
  rerender(field('cook'));
  expect(box.value).toBe('cook');
  rerender(field(''));
  expect(box.value).toBe('');
});

it('the list of companies is asked for without those that the person has blocked', async () => {
  renderSearch('/companies', {
    user: maria,
    answers: [flags, answer(searchCompanies, () => aCompanyPage([aCompanyCard()]))],
  });
  const last = () => testServer().requestsOf(searchCompanies).at(-1)?.query;
  await waitFor(() => expect(last()).toMatchObject({ excluded_company_ids: '8' }));
});
