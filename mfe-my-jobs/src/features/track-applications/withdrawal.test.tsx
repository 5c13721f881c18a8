import { withdrawApplication } from '@jobharbor/shared/calls/job/withdraw-application';
import { errorCode } from '@jobharbor/shared/errors';
import { answer, Refusal } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { renderApplications, withdrawn } from '../../testing/render-applications.tsx';

const openWithdrawDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw your application for Nurse' }));
  await screen.findByRole('dialog');
};

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Withdraw application' }));

it('withdraws only after confirmation, and keeps the application in the list', async () => {
  const { list, told } = renderApplications(anApplication());
  const server = testServer();
  server.use(
    answer(withdrawApplication, () => {
      list.applications = [withdrawn];
      return { application: withdrawn };
    }),
  );
  await openWithdrawDialog();
  expect(server.requestsOf(withdrawApplication)).toEqual([]);
  await confirm();
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(server.requestsOf(withdrawApplication).map(({ params }) => params)).toEqual([{ jobId: 11 }]);
  expect(told).toEqual([{ name: 'application:changed', payload: { applicationId: 90 } }]);
  expect(screen.queryByRole('button', { name: /^Withdraw your/ })).toBeNull();
});

it('shows the decision when the employer decided before the withdrawal', async () => {
  const { list } = renderApplications(anApplication());
  testServer().use(
    answer(withdrawApplication, () => {
      list.applications = [anApplication({ status: 'accepted', label: 'accepted', can_withdraw: false })];
      const message = 'This application can no longer be withdrawn.';
      throw new Refusal(errorCode.cannotWithdraw, { message });
    }),
  );
  await openWithdrawDialog();
  await confirm();
  expect(await screen.findByText('This application can no longer be withdrawn.')).toBeTruthy();
  expect(await screen.findByText('Accepted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
});

it('moves the focus to the application when the button that withdrew it is gone', async () => {
  const { list } = renderApplications(anApplication());
  testServer().use(
    answer(withdrawApplication, () => {
      list.applications = [withdrawn];
      return { application: withdrawn };
    }),
  );
  await openWithdrawDialog();
  await confirm();
  await screen.findByText('Withdrawn');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Nurse' })));
});

it('offers to apply again after a withdrawal, unless that has been done', async () => {
  const { list, realtime } = renderApplications(withdrawn);
  const again = await screen.findByRole('link', { name: 'Apply again' });
  expect(again.getAttribute('href')).toBe('/en/ph/job/nurse-11?apply=1');
  list.applications = [anApplication({ id: 91 }), withdrawn];
  realtime.receive({ type: 'application', application_id: 91, label: 'pending' });
  await screen.findByText('Sent');
  expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull();
});

it('says how many hours before the interview a withdrawal counts as late where the job is', async () => {
  renderApplications(anApplication({ status: 'accepted', label: 'accepted', late_from: 1, late_hours: 24 }));
  await openWithdrawDialog();
  expect(screen.getByText(/^Your interview starts in less than 24 hours\./)).toBeTruthy();
});

it('asks for the reason of a withdrawal after the acceptance', async () => {
  renderApplications(anApplication({ status: 'accepted', label: 'accepted' }));
  testServer().use(answer(withdrawApplication, () => ({ application: withdrawn })));
  await openWithdrawDialog();
  await confirm();
  expect(screen.getByText(/^Choose a reason\./)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(testServer().requestsOf(withdrawApplication)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'I changed my mind' }));
  await confirm();
  await waitFor(() =>
    expect(testServer().requestsOf(withdrawApplication)).toMatchObject([
      { body: { reason: 'changed_mind' } },
    ]),
  );
});

it('takes the reason of a withdrawal, and none where none is chosen', async () => {
  renderApplications(anApplication());
  testServer().use(answer(withdrawApplication, () => ({ application: withdrawn })));
  await openWithdrawDialog();
  await userEvent.click(screen.getByRole('radio', { name: 'The pay does not fit' }));
  await confirm();
  await waitFor(() =>
    expect(testServer().requestsOf(withdrawApplication)).toMatchObject([{ body: { reason: 'pay' } }]),
  );
});
