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

function openSaved(saved: unknown[], path = '/my-jobs/saved') {
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

it('leads a person who opens My Jobs to what they saved, without an extra step back', async () => {
  const { navigation } = openSaved([nurse], '/my-jobs');
  await screen.findByRole('link', { name: 'Nurse' });
  expect(navigation.current().pathname).toBe('/en/ph/my-jobs/saved');
});

it('lets a person take back a removal, and keeps the job in its place', async () => {
  const { http, told } = openSaved([nurse, cook]);
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

it('puts the card back and says why when removing does not work', async () => {
  const { http } = openSaved([nurse]);
  http.answer('DELETE /job/saved-jobs/*/delete', refuse(10001, { status: 0 }));
  await userEvent.click(await screen.findByRole('button', { name: /^Remove Nurse/ }));
  expect(await screen.findByText('No connection.')).toBeTruthy();
  expect(titles()).toEqual(['Nurse']);
});

it('shows a job that was saved in another tab without a reload', async () => {
  const { list, realtime } = openSaved([nurse]);
  await screen.findByRole('link', { name: 'Nurse' });
  list.saved = [cook, nurse];
  realtime.receive({ type: 'saved', job_id: 12, is_saved: true });
  expect(await screen.findByRole('link', { name: 'Cook' })).toBeTruthy();
});

it('asks again after a gap in the connection, and not before', async () => {
  const { http, realtime } = openSaved([nurse]);
  await screen.findByRole('link', { name: 'Nurse' });
  realtime.become('offline');
  realtime.become('connecting');
  expect(http.calls).toHaveLength(1);
  realtime.become('online');
  await waitFor(() => expect(http.calls).toHaveLength(2));
});

it('marks a closed job and leads to similar ones', async () => {
  openSaved([aSavedJob({ status: 'closed' })]);
  expect(await screen.findByText('Closed')).toBeTruthy();
  const similar = screen.getByRole('link', { name: 'See similar jobs' });
  expect(similar.getAttribute('href')).toBe('/en/ph/job/nurse-11#similar');
});

it('leads from a saved job that was applied for to the application', async () => {
  openSaved([aSavedJob({}, 90)]);
  expect(await screen.findByText('Applied', { selector: '.jh-badge *' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See your application' });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/communicated#application-90');
});

it('keeps the order that the person chose in the address', async () => {
  const { http, navigation } = openSaved([nurse]);
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Newest job');
  expect(navigation.current().search).toBe('?sort=2');
  await waitFor(() => expect(http.calls.at(-1)?.options.query).toEqual({ sort: 2, page: 1 }));
});

it('says what to do when nothing is saved yet', async () => {
  openSaved([]);
  expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/en/ph/jobs');
});

it('offers another try when the list did not load', async () => {
  const { http } = openSaved([]);
  http.answer('GET /job/saved-jobs', () => {
    throw new AppError(50001, { status: 500, message: 'Our side failed.' });
  });
  expect(await screen.findByText('Our side failed.')).toBeTruthy();
  http.answer('GET /job/saved-jobs', () => aPage('saved_jobs', [cook]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cook' })).toBeTruthy();
});
