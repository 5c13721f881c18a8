import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import { listJobCards } from '@jobharbor/shared/calls/job/list-job-cards';
import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { saveJob } from '@jobharbor/shared/calls/job/save-job';
import { unsaveJob } from '@jobharbor/shared/calls/job/unsave-job';
import type { SavedJob } from '@jobharbor/shared/contracts/applications/application';
import { readDeviceSaves, setDeviceSave } from '@jobharbor/shared/domain/guest';
import { errorCode } from '@jobharbor/shared/errors';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { aSavedJob, maria, pageInfo } from '../../testing/builders.ts';

const shell = { errors: { unreachable: 'No connection.', timedOut: '', unexpected: '' } };
const nurse = aSavedJob();
const cook = aSavedJob({ id: 12, title: 'Cook', slug: 'cook' });

function renderSavedJobs(saved: SavedJob[], path = '/my-jobs/saved') {
  const list = { saved, blocked: [] as number[] };
  const view = renderRemote(App, {
    texts: { myJobs: texts, shell },
    path,
    user: maria,
    answers: [
      answer(listSavedJobs, () => ({ saved_jobs: list.saved, ...pageInfo(list.saved) })),
      answer(getJobFlags, () => ({
        ...{ saved_job_ids: [], applications: [], withdrawn: [] },
        blocked_company_ids: list.blocked,
      })),
      answer(unsaveJob, () => ({})),
      answer(saveJob, () => ({ saved_job: nurse })),
    ],
  });
  return { ...view, list };
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('redirects /my-jobs to the saved jobs without an extra history entry', async () => {
  const { navigation } = renderSavedJobs([nurse], '/my-jobs');
  await screen.findByRole('link', { name: 'Nurse' });
  expect(navigation.current().pathname).toBe('/en/ph/my-jobs/saved');
});

it('restores a removed job to its place in the list with Undo', async () => {
  const { told } = renderSavedJobs([nurse, cook]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Nurse from your saved jobs' }));
  expect(titles()).toEqual(['Cook']);
  const undo = screen.getByRole('button', { name: 'Undo: save Nurse again' });
  expect(undo).toBe(document.activeElement);

  await userEvent.click(undo);
  expect(titles()).toEqual(['Nurse', 'Cook']);
  await waitFor(() =>
    expect(told.map(({ payload }) => payload)).toEqual([
      { jobId: 11, isSaved: false },
      { jobId: 11, isSaved: true },
    ]),
  );
  const server = testServer();
  expect(server.requestsOf(unsaveJob).map(({ params }) => params)).toEqual([{ id: 11 }]);
  expect(server.requestsOf(saveJob).map(({ body }) => body)).toEqual([
    { job_id: 11, timestamp: nurse.saved_at },
  ]);
});

it('puts the card back and shows the error when the removal fails', async () => {
  renderSavedJobs([nurse]);
  testServer().use(hangUp(unsaveJob));
  await userEvent.click(await screen.findByRole('button', { name: /^Remove Nurse/ }));
  expect(await screen.findByText('No connection.')).toBeTruthy();
  expect(titles()).toEqual(['Nurse']);
});

it('shows a job that was saved in another tab, without a reload', async () => {
  const { list, realtime } = renderSavedJobs([nurse]);
  await screen.findByRole('link', { name: 'Nurse' });
  list.saved = [cook, nurse];
  realtime.receive({ type: 'saved', job_id: 12, is_saved: true });
  expect(await screen.findByRole('link', { name: 'Cook' })).toBeTruthy();
});

it('drops a job that was restored here and then removed in another tab', async () => {
  const { list, realtime } = renderSavedJobs([nurse, cook]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Nurse from your saved jobs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: save Nurse again' }));
  await waitFor(() => expect(titles()).toEqual(['Nurse', 'Cook']));
  list.saved = [cook];
  realtime.receive({ type: 'saved', job_id: 11, is_saved: false });
  await waitFor(() => expect(titles()).toEqual(['Cook']));
});

it('refetches the list when the socket reconnects, and not before', async () => {
  const { realtime } = renderSavedJobs([nurse]);
  const requests = () => testServer().requestsOf(listSavedJobs);
  await screen.findByRole('link', { name: 'Nurse' });
  realtime.become('offline');
  realtime.become('connecting');
  expect(requests()).toHaveLength(1);
  realtime.become('online');
  await waitFor(() => expect(requests()).toHaveLength(2));
});

it('marks a closed job and links to similar jobs', async () => {
  renderSavedJobs([aSavedJob({ status: 'closed' })]);
  expect(await screen.findByText('Closed')).toBeTruthy();
  const similar = screen.getByRole('link', { name: 'See similar jobs' });
  expect(similar.getAttribute('href')).toBe('/en/ph/job/nurse-11#similar');
});

it('links a saved job that the user applied for to the application', async () => {
  renderSavedJobs([aSavedJob({}, 90)]);
  expect(await screen.findByText('Applied', { selector: '.jh-badge *' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See your application' });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/communicated#application-90');
});

it('writes the chosen sort order to the query string', async () => {
  const { navigation } = renderSavedJobs([nurse]);
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Newest job');
  expect(navigation.current().search).toBe('?sort=2');
  await waitFor(() =>
    expect(testServer().requestsOf(listSavedJobs).at(-1)?.query).toMatchObject({ sort: 2, page: 1 }),
  );
});

it('shows what to do when no job is saved yet', async () => {
  renderSavedJobs([]);
  expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/en/ph/jobs');
});

it('offers a retry when the list fails to load', async () => {
  const { list } = renderSavedJobs([cook]);
  testServer().use(refuse(listSavedJobs, errorCode.internal, { message: 'Our side failed.' }));
  expect(await screen.findByText('Our side failed.')).toBeTruthy();
  testServer().use(answer(listSavedJobs, () => ({ saved_jobs: list.saved, ...pageInfo(list.saved) })));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cook' })).toBeTruthy();
});

it('says of a saved job that its company is blocked', async () => {
  const { list } = renderSavedJobs([nurse]);
  list.blocked = [nurse.job.company.id];
  await screen.findByText('Company blocked');
});

it('shows a guest what this browser keeps, with Undo, and the way to an account', async () => {
  localStorage.clear();
  setDeviceSave(cook.job.id, true, 1_000);
  setDeviceSave(nurse.job.id, true, 2_000);
  renderRemote(App, {
    texts: { myJobs: texts, shell },
    path: '/my-jobs/saved',
    answers: [answer(listJobCards, () => ({ jobs: [nurse.job, cook.job] }))],
  });
  await screen.findByRole('link', { name: 'Nurse' });
  expect(testServer().requestsOf(listJobCards)[0]?.query).toEqual({ ids: '11,12' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/en/ph/get-started?redirect=${encodeURIComponent('/en/ph/my-jobs/saved')}`,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Remove Nurse/ }));
  expect(titles()).toEqual(['Cook']);
  expect(readDeviceSaves().map(({ jobId }) => jobId)).toEqual([12]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: save Nurse again' }));
  expect(titles()).toEqual(['Nurse', 'Cook']);
  await userEvent.click(screen.getByRole('button', { name: /^Remove Cook/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: save Cook again' }));
  // The latest first, also after a reload.
  expect(readDeviceSaves().map(({ jobId }) => jobId)).toEqual([11, 12]);
});

it('moves the focus to the heading when another tab signs out and the focused button disappears', async () => {
  localStorage.clear();
  const { session } = renderSavedJobs([nurse]);
  (await screen.findByRole('button', { name: /^Remove Nurse/ })).focus();
  act(() => session.setState({ status: 'guest', user: null }, true));
  await screen.findByRole('link', { name: texts.saved.empty.action });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('tells a guest who saved nothing where to begin', async () => {
  localStorage.clear();
  renderRemote(App, { texts: { myJobs: texts, shell }, path: '/my-jobs/saved' });
  await screen.findByRole('link', { name: texts.saved.empty.action });
});

it('shows a saved job that closes as closed, without a reload', async () => {
  const { realtime, list } = renderSavedJobs([nurse, cook]);
  await screen.findByRole('link', { name: 'Cook' });
  await waitFor(() => expect(realtime.sent).toEqual([{ type: 'watch-jobs', job_ids: [11, 12] }]));
  expect(screen.queryByText(texts.saved.closedNote)).toBeNull();
  list.saved = [aSavedJob({ status: 'closed' }), cook];
  realtime.receive({ type: 'job', job_id: 11, status: 'closed' });
  expect(await screen.findByText(texts.saved.closedNote)).toBeTruthy();
});
