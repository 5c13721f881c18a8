import { blockCompany } from '@jobharbor/shared/calls/company/block-company';
import { getCompany } from '@jobharbor/shared/calls/company/get-company';
import { listSimilarCompanies } from '@jobharbor/shared/calls/company/list-similar-companies';
import { unblockCompany } from '@jobharbor/shared/calls/company/unblock-company';
import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aJob, aJobStatic, aPage, maria } from '../../testing/builders.ts';
import { aCompany } from '../../testing/company-builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const { company } = aJob();
const aBlocked = () => ({
  blocked_company: {
    company: { id: company.id, slug: 'x', name: company.name, logo_url: null, is_verified: false },
    blocked_at: 1_795_000_000,
  },
});
const flags = (blocked_company_ids: number[]) =>
  answer(getJobFlags, () => ({ saved_job_ids: [], applications: [], withdrawn: [], blocked_company_ids }));

it('takes the place of applying once the company is blocked, and can be undone there', async () => {
  renderSearch('/job/nurse-11', {
    user: maria,
    answers: [
      flags([]),
      answer(getJobStatic, () => aJobStatic()),
      answer(blockCompany, aBlocked),
      answer(unblockCompany, () => ({})),
    ],
  });
  await waitFor(() => expect(testServer().requestsOf(getJobFlags)).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Block this company' }));
  await screen.findByText(`You have blocked ${company.name}`);
  expect(screen.queryByRole('button', { name: 'Save Nurse' })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Unblock' });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  await screen.findByRole('button', { name: 'Save Nurse' });
  expect(
    testServer()
      .requestsOf(blockCompany)
      .map(({ body }) => body),
  ).toEqual([{ company_id: company.id }]);
  await waitFor(() => expect(testServer().requestsOf(unblockCompany)).toHaveLength(1));
});

it('is done and undone on the page of the company too, by who is signed in', async () => {
  const company = { ...aCompany(), id: 7 };
  const answers = [
    flags([]),
    answer(getCompany, () => company),
    answer(listSimilarCompanies, () => ({ companies: [] })),
    answer(searchJobs, () => aPage([aJob()])),
    answer(blockCompany, aBlocked),
    answer(unblockCompany, () => ({})),
  ];
  const { unmount } = renderSearch('/company/harbour-7', { answers });
  await screen.findByRole('heading', { level: 1, name: company.name });
  expect(screen.queryByRole('button', { name: 'Block this company' })).toBeNull();
  unmount();
  renderSearch('/company/harbour-7', { user: maria, answers });
  await waitFor(() => expect(testServer().requestsOf(getJobFlags)).not.toHaveLength(0));
  await userEvent.click(await screen.findByRole('button', { name: 'Block this company' }));
  await screen.findByText(`You have blocked ${company.name}`);
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  await screen.findByRole('button', { name: 'Block this company' });
  await waitFor(() => expect(testServer().requestsOf(unblockCompany)).toHaveLength(1));
});

it('is rolled back with the reason when it fails', async () => {
  const { notices } = renderSearch('/job/nurse-11', {
    user: maria,
    answers: [flags([]), answer(getJobStatic, () => aJobStatic()), hangUp(blockCompany)],
  });
  await waitFor(() => expect(testServer().requestsOf(getJobFlags)).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Block this company' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  await screen.findByRole('button', { name: 'Block this company' });
});

it('leaves the jobs of blocked companies out of the results', async () => {
  const other = aJob({ id: 12, title: 'Cook', company: { ...company, id: company.id + 1 } });
  renderSearch('/jobs?q=nurse', {
    user: maria,
    answers: [
      flags([company.id]),
      answer(searchJobs, ({ body }) => aPage(body.excluded_company_ids ? [other] : [aJob(), other])),
    ],
  });
  await screen.findByRole('button', { name: 'Save Cook' });
  await waitFor(() =>
    expect(testServer().requestsOf(searchJobs).at(-1)?.body).toMatchObject({
      excluded_company_ids: [company.id],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Nurse' })).toBeNull());
});
