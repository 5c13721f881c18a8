import { listPicks } from '@jobharbor/shared/calls/recommendation/list-picks';
import { refusePick } from '@jobharbor/shared/calls/recommendation/refuse-pick';
import { restorePick } from '@jobharbor/shared/calls/recommendation/restore-pick';
import type { JobPick } from '@jobharbor/shared/contracts/jobs/pick';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { aSavedJob, maria, pageInfo } from '../../testing/builders.ts';

const shell = { errors: { unreachable: 'No connection.', timedOut: '', unexpected: '' } };
const aPick = (wanted: Partial<JobPick> = {}): JobPick => ({
  job: aSavedJob().job,
  because: [
    { from: 'applied', title: 'Ward nurse' },
    { from: 'saved', title: 'Carer' },
  ],
  refused: null,
  ...wanted,
});

function renderPicks(picks: JobPick[], path = '/my-jobs/picks') {
  const list = { picks };
  const view = renderRemote(App, {
    texts: { myJobs: texts, shell },
    path,
    user: maria,
    answers: [
      answer(listPicks, () => ({
        ...{ picks: list.picks, ...pageInfo(list.picks), has_sources: picks.length > 0 },
        counts: { picked: list.picks.length, refused: 0 },
      })),
      answer(refusePick, () => {
        list.picks = [];
        return {};
      }),
      answer(restorePick, () => {
        list.picks = picks;
        return {};
      }),
    ],
  });
  return { ...view, list };
}
const refuseNurse = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Not this: Nurse' }));

it('says why each job is there', async () => {
  renderPicks([aPick()]);
  expect((await screen.findByText(/^Like what you applied for/)).textContent).toContain('Ward nurse');
  expect(screen.getByText(/^Like what you saved/).textContent).toContain('Carer');
});

it('asks why not, says what that changes, and brings the job back with Undo', async () => {
  renderPicks([aPick()]);
  await refuseNurse();
  await userEvent.click(await screen.findByRole('radio', { name: /^The company/ }));
  expect(screen.getByText(/No more jobs of.*Bay Clinic/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  const undo = await screen.findByRole('button', { name: 'Undo: show Nurse again' });
  await waitFor(() =>
    expect(testServer().requestsOf(refusePick)).toMatchObject([
      { params: { jobId: 11 }, body: { reason: 'company' } },
    ]),
  );
  await userEvent.click(undo);
  expect(await screen.findByRole('button', { name: 'Not this: Nurse' })).toBe(document.activeElement);
  await waitFor(() => expect(testServer().requestsOf(restorePick)).toHaveLength(1));
});

it('puts the card back and shows the error when that fails', async () => {
  renderPicks([aPick()]);
  testServer().use(hangUp(refusePick));
  await refuseNurse();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it out' }));
  expect(await screen.findByText('No connection.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nurse' })).toBeTruthy();
});

it('lists what was refused, and takes a refusal back', async () => {
  renderPicks([aPick({ because: [], refused: 'pay' })], '/my-jobs/picks?show=refused');
  expect(await screen.findByText('You left it out: The pay')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: show Nurse again' }));
  await waitFor(() =>
    expect(testServer().requestsOf(restorePick)).toMatchObject([{ params: { jobId: 11 } }]),
  );
  expect(await screen.findByText('Among your picks again.')).toBeTruthy();
});

it('follows a refusal of another tab, and says what picks follow from when there is nothing', async () => {
  const { list, realtime } = renderPicks([aPick()]);
  await screen.findByRole('link', { name: 'Nurse' });
  list.picks = [];
  realtime.receive({ type: 'pick' });
  expect(await screen.findByText(/^Nothing fits at the moment/)).toBeTruthy();
});

it('tells who has neither preferences nor applications how to begin', async () => {
  renderPicks([]);
  const link = await screen.findByRole('link', { name: 'Say what you are looking for' });
  expect(link.getAttribute('href')).toBe('/en/ph/profile');
});
