import { confirmJobAlertAgain } from '@jobharbor/shared/calls/job/confirm-job-alert-again';
import { deleteJobAlert } from '@jobharbor/shared/calls/job/delete-job-alert';
import { listAlertChanges } from '@jobharbor/shared/calls/job/list-alert-changes';
import { listJobAlerts } from '@jobharbor/shared/calls/job/list-job-alerts';
import { previewJobAlert } from '@jobharbor/shared/calls/job/preview-job-alert';
import { restoreJobAlert } from '@jobharbor/shared/calls/job/restore-job-alert';
import { updateJobAlert } from '@jobharbor/shared/calls/job/update-job-alert';
import type { CallAnswer } from '@jobharbor/shared/contracts';
import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { anAlert } from '../../testing/an-alert.ts';
import { aSavedJob, maria } from '../../testing/builders.ts';

const shell = { errors: { unreachable: 'No connection.', timedOut: '', unexpected: '' } };

function renderAlerts(alerts: JobAlert[], changes: CallAnswer<typeof listAlertChanges>['alerts'] = []) {
  const list = { alerts };
  const replace = (id: number, change: Partial<JobAlert>) => {
    list.alerts = list.alerts.map((alert) => (alert.id === id ? { ...alert, ...change } : alert));
    return { job_alert: list.alerts.find((alert) => alert.id === id) ?? anAlert() };
  };
  const view = renderRemote(App, {
    texts: { myJobs: texts, shell },
    path: '/my-jobs/alerts',
    user: maria,
    answers: [
      answer(listJobAlerts, () => ({ job_alerts: list.alerts, total: list.alerts.length })),
      answer(listAlertChanges, () => ({ alerts: changes })),
      answer(updateJobAlert, ({ params, body: { frequency, is_paused } }) =>
        replace(params.id, {
          ...(frequency && { frequency }),
          ...(is_paused !== undefined && { state: is_paused ? 'paused' : 'active' }),
        }),
      ),
      answer(deleteJobAlert, ({ params }) => {
        list.alerts = list.alerts.filter(({ id }) => id !== params.id);
        return {};
      }),
      answer(restoreJobAlert, () => {
        list.alerts = alerts;
        return { job_alert: anAlert() };
      }),
    ],
  });
  return { ...view, list };
}

it('tells what is new and closed since the last email, and when the next one comes', async () => {
  renderAlerts([anAlert()]);
  expect(await screen.findByRole('heading', { name: 'nurse · Cebu' })).toBeTruthy();
  expect(screen.getByText(/^7 new · 3 closed · since [A-Z][a-z]+day, [A-Z][a-z]+ \d+$/)).toBeTruthy();
  expect(screen.getByText(/^Next email on /)).toBeTruthy();
});

it('tells what has changed since the person looked at the search, where that is known', async () => {
  const counts = { new: 4, closed: 0, pays_more: 1, pays_less: 0, pays_other: 0, renamed: 0 };
  const changes = { id: 9, since: 1_700_000_000, counts, is_partial: false };
  renderAlerts([anAlert()], [{ alert_id: anAlert().id, changes }]);
  const link = await screen.findByRole('link', { name: /^Since November 1\d: 4 new, 1 pays more$/ });
  expect(link.getAttribute('href')).toBe('/en/ph/my-jobs/searches/9');
  expect(screen.queryByText(/^7 new/)).toBeNull();
});

it('changes how often an alert writes, and pauses it', async () => {
  renderAlerts([anAlert()]);
  await userEvent.selectOptions(await screen.findByLabelText('How often'), 'Every Monday morning');
  await userEvent.click(screen.getByRole('switch', { name: 'Send emails' }));
  expect(await screen.findByText('Paused')).toBeTruthy();
  const bodies = testServer()
    .requestsOf(updateJobAlert)
    .map(({ body }) => body);
  expect(bodies).toMatchObject([{ frequency: 'weekly' }, { is_paused: true }]);
});

it('takes a change back and says why when it fails', async () => {
  renderAlerts([anAlert()]);
  const frequency = await screen.findByLabelText<HTMLSelectElement>('How often');
  testServer().use(refuse(updateJobAlert, 50001, { message: 'Not now.' }));
  await userEvent.selectOptions(frequency, 'Every Monday morning');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  await waitFor(() => expect(frequency.value).toBe('daily'));
});

it('restores a deleted alert to its place with Undo', async () => {
  renderAlerts([anAlert(), anAlert({ id: 6, name: 'cook' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the alert “nurse · Cebu”' }));
  const undo = await screen.findByRole('button', { name: 'Undo: keep the alert “nurse · Cebu”' });
  expect(undo).toBe(document.activeElement);
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '1 job alert')).toBe(true);
  await userEvent.click(undo);
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'nurse · Cebu',
      'cook',
    ]),
  );
});

it('shows what the next email would hold', async () => {
  renderAlerts([anAlert()]);
  testServer().use(answer(previewJobAlert, () => ({ job_alert: anAlert(), jobs: [aSavedJob().job] })));
  await userEvent.click(await screen.findByRole('button', { name: 'What the next email holds' }));
  const job = await screen.findByRole('link', { name: 'Nurse' });
  expect(job.getAttribute('href')).toBe('/en/ph/job/nurse-11');
});

it('names text messages in the preview of an account without an email', async () => {
  const alert = anAlert({ email: '', is_texted: true });
  renderAlerts([alert]);
  testServer().use(answer(previewJobAlert, () => ({ job_alert: alert, jobs: [] })));
  await userEvent.click(await screen.findByRole('button', { name: 'What the next text message holds' }));
  expect(await screen.findByText(/^Nothing yet. A text message is sent/)).toBeTruthy();
});

it('leads to the results page of the alert’s own country to change its filters', async () => {
  renderAlerts([anAlert({ country_key: 'sg' })]);
  const edit = await screen.findByRole('link', { name: 'Edit filters' });
  expect(edit.getAttribute('href')).toBe('/en/sg/jobs?q=nurse&location=cebu&alert=5');
});

it('resends the confirmation, also for an alert of another country', async () => {
  renderAlerts([anAlert({ state: 'unconfirmed', next_at: null, country_key: 'jp' })]);
  testServer().use(answer(confirmJobAlertAgain, () => ({})));
  await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/^We sent it again to maria@example.com/)).toBeTruthy();
  expect(testServer().requestsOf(confirmJobAlertAgain)).toMatchObject([{ params: { id: anAlert().id } }]);
});

it('says why an alert sends nothing, and offers no pause of it', async () => {
  renderAlerts([
    anAlert({ state: 'unconfirmed', next_at: null }),
    anAlert({ id: 6, state: 'undeliverable', next_at: null }),
  ]);
  expect(await screen.findByText(/^Confirm this alert with the link/)).toBeTruthy();
  expect(screen.getByText(/^3 emails to maria@example.com came back/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('shows an alert that was made in another tab, and what to do while there is none', async () => {
  const { list, realtime } = renderAlerts([]);
  expect(await screen.findByRole('heading', { name: 'No job alerts yet' })).toBeTruthy();
  list.alerts = [anAlert()];
  realtime.receive({ type: 'job-alert' });
  expect(await screen.findByRole('heading', { name: 'nurse · Cebu' })).toBeTruthy();
});

it('filters and sorts alerts, with the number of each, and keeps one in place that is paused under a filter', async () => {
  const { navigation } = renderAlerts([
    anAlert({ id: 5, name: 'nurse', new_jobs: 1, created_at: 30 }),
    anAlert({ id: 6, name: 'cook', new_jobs: 9, created_at: 20 }),
    anAlert({ id: 7, name: 'driver', state: 'unconfirmed', new_jobs: 0, created_at: 10 }),
  ]);
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await screen.findByText('3 job alerts');
  expect(names()).toEqual(['nurse', 'cook', 'driver']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most new jobs');
  expect(names()).toEqual(['cook', 'nurse', 'driver']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Sending (2)');
  expect(names()).toEqual(['cook', 'nurse']);
  expect(navigation.entries.at(-1)).toContain('?show=active&sort=2');
  await userEvent.click(screen.getAllByRole('switch', { name: 'Send emails' })[0] as HTMLElement);
  await screen.findByRole('option', { name: 'Paused (1)' });
  expect(names()).toEqual(['cook', 'nurse']);
});

it('says of an alert that was made from a job that it includes similar titles', async () => {
  renderAlerts([anAlert(), anAlert({ id: 6, filters: { query: 'cook', near_titles: true } })]);
  expect(await screen.findAllByText('Includes similar job titles')).toHaveLength(1);
});

it('names text messages for an account without an address, and says when nothing is sent', async () => {
  renderAlerts([
    anAlert({ email: '', is_texted: true }),
    anAlert({ id: 6, email: '', is_texted: false, name: 'cook' }),
  ]);
  expect(await screen.findByText(/^Next text message on /)).toBeTruthy();
  expect(screen.queryByText(/^Next email on /)).toBeNull();
  expect(screen.getAllByRole('switch', { name: 'Send text messages' })).toHaveLength(2);
  expect(screen.getByText(/^Nothing is sent at the moment: /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Account settings' }).getAttribute('href')).toBe(
    '/en/ph/account-settings',
  );
});
