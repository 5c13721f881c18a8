import { openJobAlert } from '@jobharbor/shared/calls/job/open-job-alert';
import { updateJobAlertByLink } from '@jobharbor/shared/calls/job/update-job-alert-by-link';
import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { anAlert } from '../../testing/an-alert.ts';

const shell = { errors: { unreachable: 'No connection.', timedOut: '', unexpected: '' } };
const token = `5.${'a'.repeat(32)}`;

function openLink(alert: JobAlert, hash = `#${token}`) {
  const stored = { job_alert: alert, is_deleted: false };
  return renderRemote(App, {
    texts: { myJobs: texts, shell },
    path: `/my-jobs/alerts/manage${hash}`,
    answers: [
      answer(openJobAlert, () => stored),
      answer(updateJobAlertByLink, ({ body }) => {
        if (body.is_confirmed) stored.job_alert = { ...stored.job_alert, state: 'active' };
        stored.is_deleted = body.is_deleted ?? stored.is_deleted;
        return stored;
      }),
    ],
  });
}

it('confirms an alert with the press of a button, never by being opened', async () => {
  openLink(anAlert({ state: 'unconfirmed', next_at: null }));
  const confirm = await screen.findByRole('button', { name: 'Confirm the alert' });
  expect(testServer().requestsOf(updateJobAlertByLink)).toEqual([]);
  await userEvent.click(confirm);
  expect(await screen.findByText('Emails go to maria@example.com.')).toBe(document.activeElement);
  expect(testServer().requestsOf(updateJobAlertByLink)).toMatchObject([
    { body: { token, is_confirmed: true } },
  ]);
});

it('unsubscribes without signing in, and undoes it', async () => {
  openLink(anAlert());
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/^You are unsubscribed/)).toBe(document.activeElement);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeTruthy();
});

it('says that a link has expired, and leads on', async () => {
  openLink(anAlert());
  testServer().use(refuse(openJobAlert, 42002, { message: 'The link has expired.' }));
  expect(await screen.findByText('The link has expired.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in to see your alerts' })).toBeTruthy();
});

it('says that a link which was cut off is not complete, and offers no other try', async () => {
  openLink(anAlert(), '#5.aaaa');
  expect(await screen.findByText(/^The address is not complete/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('asks nothing of the server without a token', async () => {
  openLink(anAlert(), '');
  expect(await screen.findByText(/^The address is not complete/)).toBeTruthy();
  expect(testServer().requestsOf(openJobAlert)).toEqual([]);
});
