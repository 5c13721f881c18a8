import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { refusePick } from '@jobharbor/shared/calls/recommendation/refuse-pick';
import { restorePick } from '@jobharbor/shared/calls/recommendation/restore-pick';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aJob, aJobStatic, aPage, maria } from '../../testing/builders.ts';
import { loadJobPane, renderSearch } from '../../testing/render-search.tsx';

beforeEach(() => localStorage.clear());

const job = answer(getJobStatic, () => aJobStatic());
const flags = (hidden_job_ids: number[] = [], seen_job_ids: number[] = []) =>
  answer(getJobFlags, () => ({ saved_job_ids: [], applications: [], hidden_job_ids, seen_job_ids }));
const hide = async () => userEvent.click(await screen.findByRole('button', { name: 'Hide this job' }));
const list = () => screen.getByRole('list', { name: 'Jobs found' });

it('hides a job from the lists of a guest, asks why, and shows it again', async () => {
  renderSearch('/job/nurse-11', { answers: [job] });
  await hide();
  const undo = await screen.findByRole('button', { name: 'Show it again' });
  expect(document.activeElement).toBe(undo);
  expect(screen.getByText(/^Lists on this device/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'The company' }));
  expect(screen.getByText(/leaves out jobs of/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('jh-hidden') ?? '')).toMatchObject([{ id: 11, reason: 'company' }]);
  await userEvent.click(undo);
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Hide this job' }));
  expect(localStorage.getItem('jh-hidden')).toBe('[]');
});

it('takes the card out of the results at once, and keeps the pane with the undo', async () => {
  await loadJobPane();
  const jobs = [aJob({ id: 11, title: 'Nurse' }), aJob({ id: 12, title: 'Cook' })];
  const { navigation } = renderSearch('/jobs', {
    isDesktop: true,
    answers: [job, answer(searchJobs, () => aPage(jobs))],
  });
  await hide();
  await waitFor(() => expect(within(list()).queryByText('Nurse')).toBeNull());
  expect(within(list()).getByText('Cook')).toBeTruthy();
  expect(navigation.current().search).toBe('?job=11');
  await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));
  expect(await within(list()).findByText('Nurse')).toBeTruthy();
});

it('hides it in the account, sends a reason that is changed, and takes both back', async () => {
  renderSearch('/job/nurse-11', {
    user: maria,
    answers: [job, flags(), answer(refusePick, () => ({})), answer(restorePick, () => ({}))],
  });
  await waitFor(() => expect(testServer().requestsOf(getJobFlags)).toHaveLength(1));
  await hide();
  await userEvent.click(await screen.findByRole('button', { name: 'The pay' }));
  await userEvent.click(screen.getByRole('button', { name: 'The pay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));
  await waitFor(() => expect(testServer().requestsOf(restorePick)).toHaveLength(1));
  const reasons = testServer()
    .requestsOf(refusePick)
    .map(({ body }) => body.reason);
  expect(reasons).toEqual(['other', 'pay', 'other']);
  expect(localStorage.getItem('jh-hidden') ?? '[]').toBe('[]');
});

it('shows the job again and says why where it could not be hidden', async () => {
  const { notices } = renderSearch('/job/nurse-11', {
    user: maria,
    answers: [job, flags(), hangUp(refusePick)],
  });
  await waitFor(() => expect(testServer().requestsOf(getJobFlags)).toHaveLength(1));
  await hide();
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'danger' }]));
  await screen.findByRole('button', { name: 'Hide this job' });
});

it('leaves out what the account hid, and marks what it opened on another device', async () => {
  const jobs = [aJob({ id: 11, title: 'Nurse' }), aJob({ id: 12, title: 'Cook' })];
  renderSearch('/jobs', { user: maria, answers: [flags([11], [12]), answer(searchJobs, () => aPage(jobs))] });
  await waitFor(() => expect(within(list()).queryByText('Nurse')).toBeNull());
  expect(within(list()).getByText('Seen')).toBeTruthy();
});
