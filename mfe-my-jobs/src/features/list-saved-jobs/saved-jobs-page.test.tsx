import { AppError } from '@jobharbor/shared/errors';
import { refuse, renderRemote } from '@jobharbor/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { aPage, aSavedJob, maria } from '../../testing/builders.ts';

const shell = { errors: { unreachable: 'No connection.', timedOut: '', unexpected: '' } };
const nurse = aSavedJob();
const cook = aSavedJob({ id: 12, title: 'Cook', slug: 'cook' });

function renderSavedJobs(saved: unknown[], path = '/my-jobs/saved') {
  const list = { saved };
  const view = renderRemote(App, {
    texts: { myJobs: texts, shell },
    path,
    user: maria,
    answers: {
      'GET /job/saved-jobs': () => aPage('saved_jobs', list.saved),
      'DELETE /job/saved-jobs/*/delete': () => ({}),
      'POST /job/saved-jobs/create': () => ({}),
    },
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
  const { http, told } = renderSavedJobs([nurse, cook]);
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
  expect(http.calls.filter(({ method }) => method !== 'GET').map((c) => `${c.method} ${c.path}`)).toEqual([
    'DELETE /job/saved-jobs/11/delete',
    'POST /job/saved-jobs/create',
  ]);
});

it('puts the card back and shows the error when the removal fails', async () => {
  const { http } = renderSavedJobs([nurse]);
  http.answer('DELETE /job/saved-jobs/*/delete', refuse(10001, { status: 0 }));
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

it('refetches the list when the socket reconnects, and not before', async () => {
  const { http, realtime } = renderSavedJobs([nurse]);
  await screen.findByRole('link', { name: 'Nurse' });
  realtime.become('offline');
  realtime.become('connecting');
  expect(http.calls).toHaveLength(1);
  realtime.become('online');
  await waitFor(() => expect(http.calls).toHaveLength(2));
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
  const { http, navigation } = renderSavedJobs([nurse]);
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Newest job');
  expect(navigation.current().search).toBe('?sort=2');
  await waitFor(() => expect(http.calls.at(-1)?.options.query).toEqual({ sort: 2, page: 1 }));
});

it('shows what to do when no job is saved yet', async () => {
  renderSavedJobs([]);
  expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/en/ph/jobs');
});

it('offers a retry when the list fails to load', async () => {
  const { http } = renderSavedJobs([]);
  http.answer('GET /job/saved-jobs', () => {
    throw new AppError(50001, { status: 500, message: 'Our side failed.' });
  });
  expect(await screen.findByText('Our side failed.')).toBeTruthy();
  http.answer('GET /job/saved-jobs', () => aPage('saved_jobs', [cook]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cook' })).toBeTruthy();
});
