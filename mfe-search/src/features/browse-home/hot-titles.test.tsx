import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { countUnread } from '@jobharbor/shared/calls/job-application/count-unread';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { listHotTitles } from '@jobharbor/shared/calls/recommendation/list-hot-titles';
import { listRefusedTitles } from '@jobharbor/shared/calls/recommendation/list-refused-titles';
import { refuseTitle } from '@jobharbor/shared/calls/recommendation/refuse-title';
import { restoreTitle } from '@jobharbor/shared/calls/recommendation/restore-title';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const names = [
  'Nurse',
  'Cook',
  'Driver',
  'Baker',
  'Welder',
  'Tailor',
  'Pilot',
  'Clerk',
  'Judge',
  'Smith',
  'Weaver',
];
const hot = answer(listHotTitles, () => ({
  hot_job_titles: names.map((value, index) => ({ id: index + 1, value, count: 9 })),
}));

const page = { page: 1, size: 30, total: 0 };
const left = [
  answer(countUnread, () => ({ unread_count: 0 })),
  answer(listApplications, () => ({ ...page, applications: [] })),
  answer(listSavedJobs, () => ({ ...page, saved_jobs: [] })),
];

const linked = (name: string) => screen.queryByRole('link', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const adjust = () => press('Not for you?');

beforeEach(() => localStorage.clear());

it('ten are shown, and why on demand', async () => {
  renderSearch('/', { answers: [hot] });
  await screen.findByRole('link', { name: 'Smith' });
  expect(linked('Weaver')).toBeNull();
  await adjust();
  expect(await screen.findByText(/most people search for here \(Philippines\)/u)).toBeTruthy();
});

it('a guest leaves one out in this browser, another takes its place, and Undo brings it back by the keyboard', async () => {
  const { unmount } = renderSearch('/', { answers: [hot] });
  await adjust();
  await press('Not this: Nurse');
  await screen.findByText('“Nurse” is left out.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
  await press('Done');
  await screen.findByRole('link', { name: 'Weaver' });
  expect(linked('Nurse')).toBeNull();
  unmount();

  renderSearch('/', { answers: [hot] });
  await screen.findByRole('link', { name: 'Weaver' });
  expect(linked('Nurse')).toBeNull();
  await adjust();
  await press('Show all again');
  await press('Done');
  await screen.findByRole('link', { name: 'Nurse' });
});

it('a member’s choice is kept in the account', async () => {
  const list = { ids: [2] };
  const answers = [
    ...left,
    hot,
    answer(listRefusedTitles, () => ({ title_ids: list.ids })),
    answer(refuseTitle, () => ({})),
    answer(restoreTitle, () => ({})),
  ];
  renderSearch('/', { user: maria, answers });
  await screen.findByRole('link', { name: 'Weaver' });
  expect(linked('Cook')).toBeNull();
  await adjust();
  await press('Not this: Nurse');
  await waitFor(() =>
    expect(testServer().requestsOf(refuseTitle)).toMatchObject([{ params: { titleId: 1 } }]),
  );
  await press('Undo');
  await waitFor(() =>
    expect(testServer().requestsOf(restoreTitle)).toMatchObject([{ params: { titleId: 1 } }]),
  );
  expect(localStorage.getItem('jh-refused-titles')).toBe('[]');
});

it('a choice that could not be kept comes back with the reason', async () => {
  const answers = [...left, hot, answer(listRefusedTitles, () => ({ title_ids: [] }))];
  renderSearch('/', { user: maria, answers });
  testServer().use(hangUp(refuseTitle));
  await adjust();
  await press('Not this: Nurse');
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
  await screen.findByRole('button', { name: 'Not this: Nurse' });
});

it.each(['{', '{"a":1}', '["1"]', '[null]', '[-1]'])(
  'a storage that holds %s leaves nothing out',
  async (stored) => {
    localStorage.setItem('jh-refused-titles', stored);
    renderSearch('/', { answers: [hot] });
    await screen.findByRole('link', { name: 'Nurse' });
    expect(linked('Smith')).toBeTruthy();
  },
);
