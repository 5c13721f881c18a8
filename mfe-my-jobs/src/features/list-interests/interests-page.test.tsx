import { dismissInterest } from '@jobharbor/shared/calls/job-application/dismiss-interest';
import { listInterests } from '@jobharbor/shared/calls/job-application/list-interests';
import { restoreInterest } from '@jobharbor/shared/calls/job-application/restore-interest';
import type { Interest } from '@jobharbor/shared/contracts/applications/interest';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { aSavedJob, maria, pageInfo, yesterdayNoon } from '../../testing/builders.ts';

const shell = { errors: { unreachable: 'No connection.', timedOut: '', unexpected: '' } };
const anInterest = (wanted: Partial<Interest> = {}): Interest => ({
  ...{ id: 4, job: aSavedJob().job, by: 'Mei Ling Tan', note: 'Your ward experience!', at: yesterdayNoon },
  ...{ application_id: 90, applied_for: 'Cook', sent_application_id: null },
  ...wanted,
});

function renderInterests(...interests: Interest[]) {
  const list = { interests };
  const view = renderRemote(App, {
    texts: { myJobs: texts, shell },
    path: '/my-jobs/interested',
    user: maria,
    answers: [
      answer(listInterests, () => ({
        ...{ interests: list.interests, ...pageInfo(list.interests) },
        counts: { open: list.interests.length, applied: 0, closed: 0 },
      })),
      answer(dismissInterest, () => {
        list.interests = [];
        return {};
      }),
      answer(restoreInterest, () => {
        list.interests = interests;
        return {};
      }),
    ],
  });
  return { ...view, list };
}

it('tells who is interested, how they know the person, and what they wrote', async () => {
  renderInterests(anInterest());
  expect((await screen.findByText(/Mei Ling Tan/)).textContent).toMatch(/your application for.*Cook/);
  expect(screen.getByText('Your ward experience!')).toBeTruthy();
  const known = screen.getByRole('link', { name: 'Cook' });
  expect(known.getAttribute('href')).toBe('/en/ph/my-jobs/communicated#application-90');
  const apply = screen.getByRole('link', { name: 'View and apply' });
  expect(apply.getAttribute('href')).toBe('/en/ph/job/nurse-11');
});

it('leads to the application once there is one', async () => {
  renderInterests(anInterest({ sent_application_id: 95 }));
  const link = await screen.findByRole('link', { name: 'See your application' });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/communicated#application-95');
});

it('removes one and brings it back with Undo', async () => {
  renderInterests(anInterest());
  await userEvent.click(await screen.findByRole('button', { name: 'Not interested in Nurse' }));
  const undo = await screen.findByRole('button', { name: 'Undo: show Nurse again' });
  expect(undo).toBe(document.activeElement);
  await userEvent.click(undo);
  const remove = await screen.findByRole('button', { name: 'Not interested in Nurse' });
  expect(remove).toBe(document.activeElement);
  await waitFor(() => expect(testServer().requestsOf(restoreInterest)).toHaveLength(1));
});

it('puts the card back and shows the error when the removal fails', async () => {
  renderInterests(anInterest());
  testServer().use(hangUp(dismissInterest));
  await userEvent.click(await screen.findByRole('button', { name: 'Not interested in Nurse' }));
  expect(await screen.findByText('No connection.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nurse' })).toBeTruthy();
});

it('shows an empty state, and an interest as it arrives', async () => {
  const { list, realtime } = renderInterests();
  expect(await screen.findByRole('heading', { name: 'Nobody has shown interest yet' })).toBeTruthy();
  list.interests = [anInterest()];
  realtime.receive({ type: 'application', application_id: 90, label: 'viewed' });
  expect(await screen.findByText('Your ward experience!')).toBeTruthy();
});
