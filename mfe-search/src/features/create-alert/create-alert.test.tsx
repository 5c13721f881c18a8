import { createJobAlert } from '@jobharbor/shared/calls/job/create-job-alert';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listJobAlerts } from '@jobharbor/shared/calls/job/list-job-alerts';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { updateJobAlert } from '@jobharbor/shared/calls/job/update-job-alert';
import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { setSession } from '@jobharbor/shared/session';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aJob, aJobStatic, aPage, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const alert = {
  id: 5,
  name: 'nurse',
  country_key: 'ph',
  frequency: 'daily' as const,
  state: 'active' as const,
  email: 'maria@example.com',
  filters: { query: 'nurse' },
  results_path: '/jobs?q=nurse',
  created_at: 1,
  next_at: 1,
  since: 1,
  new_jobs: 0,
  closed_jobs: 0,
};
/** A server with the person's alerts, to which new ones are added. */
function serverWith(...alerts: JobAlert[]) {
  const list = { alerts };
  const answers = [
    answer(listJobAlerts, () => ({ job_alerts: list.alerts, total: list.alerts.length })),
    answer(createJobAlert, ({ body }) => {
      const made = { ...alert, filters: body.filters };
      list.alerts = [...list.alerts, made];
      return { job_alert: made };
    }),
  ];
  return { list, answers };
}
const found = answer(searchJobs, () => aPage([aJob()]));
const bodies = () =>
  testServer()
    .requestsOf(createJobAlert)
    .map(({ body }) => body);
beforeEach(() => sessionStorage.clear());

it.each(['loads with the tap', 'has loaded'])('alerts once by a double click: its code %s', async () => {
  const { notices } = renderSearch('/jobs?q=nurse&type=full-time&sort=newest', {
    user: maria,
    answers: [found, ...serverWith().answers],
  });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Create alert' }));
  const manage = await screen.findByRole('link', { name: 'Manage alerts' });
  expect(manage.getAttribute('href')).toBe('/en/ph/my-jobs/alerts');
  expect(bodies()).toMatchObject([{ filters: { query: 'nurse' } }]);
  expect(bodies()[0]?.filters).not.toHaveProperty('sort');
  expect(notices).toMatchObject([{ tone: 'success' }]);
});

it('makes the alert once the API confirms the session, and asks for an email if it does not', async () => {
  const { session } = renderSearch('/jobs?q=nurse', {
    user: maria,
    answers: [found, ...serverWith().answers],
  });
  act(() => session.setState({ status: 'unknown', user: maria }, true));
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => setSession(session, maria));
  await screen.findByRole('link', { name: 'Manage alerts' });
  expect(bodies()).toHaveLength(1);
  act(() => setSession(session, null));
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => session.setState({ status: 'unknown', user: maria }, true));
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  act(() => setSession(session, null));
  await screen.findByRole('dialog');
});

it('names text messages to who has no address', async () => {
  const { notices } = renderSearch('/jobs?q=nurse', {
    user: maria,
    answers: [
      found,
      answer(listJobAlerts, () => ({ job_alerts: [], total: 0 })),
      answer(createJobAlert, () => ({ job_alert: { ...alert, email: '', is_texted: true } })),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  await waitFor(() => expect(notices[0]?.text).toMatch(/ by text message /));
});

it('shows a search as saved that was saved on another device, and as unsaved when it was deleted there', async () => {
  const { list, answers } = serverWith({ ...alert, filters: { query: 'nurse', job_types: [1] } });
  const { realtime } = renderSearch('/jobs?q=nurse', { user: maria, answers: [found, ...answers] });
  await screen.findByRole('button', { name: 'Create alert' });
  const ofAnotherCountry = { ...alert, id: 6, country_key: 'sg' };
  list.alerts = [ofAnotherCountry, { ...alert, filters: { is_web3: false, query: ' nurse ' } }];
  realtime.receive({ type: 'job-alert' });
  await screen.findByRole('link', { name: 'Manage alerts' });
  expect(screen.queryByRole('button', { name: 'Create alert' })).toBeNull();
  list.alerts = [ofAnotherCountry];
  realtime.become('offline');
  realtime.become('online');
  await screen.findByRole('button', { name: 'Create alert' });
});

it('keeps the focus on the button when the alerts have loaded, and gives it to the link in its place', async () => {
  renderSearch('/jobs?q=nurse', { user: maria, answers: [found, ...serverWith().answers] });
  const button = await screen.findByRole('button', { name: 'Create alert' });
  button.focus();
  await waitFor(() => expect(testServer().requestsOf(listJobAlerts)).not.toHaveLength(0));
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  const manage = await screen.findByRole('link', { name: 'Manage alerts' });
  await waitFor(() => expect(document.activeElement).toBe(manage));
  expect(bodies()).toHaveLength(1);
});

it('still knows of the alert after its answer where the browser has not been idle yet', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => {});
  renderSearch('/jobs?q=nurse', { user: maria, answers: [found, ...serverWith().answers] });
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  await screen.findByRole('link', { name: 'Manage alerts' });
  const button = screen.findByRole('button', { name: 'Create alert' }, { timeout: 300 });
  await expect(button).rejects.toThrow();
});

it('says that the address has yet to be confirmed', async () => {
  const unconfirmed = { ...alert, state: 'unconfirmed' as const };
  const { notices } = renderSearch('/jobs?q=nurse', {
    user: maria,
    answers: [found, answer(createJobAlert, () => ({ job_alert: unconfirmed }))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  await waitFor(() =>
    expect(notices).toMatchObject([
      { text: expect.stringContaining('We sent an email to maria@example.com') },
    ]),
  );
});

it('takes an email alone from anybody else, and keeps it while sending fails', async () => {
  renderSearch('/jobs?q=nurse', {
    answers: [found, refuse(createJobAlert, 42006, { message: 'Failed to enable job alert.' })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  const email = await screen.findByLabelText(/^Email/);
  const send = screen.getAllByRole('button', { name: 'Create alert' }).at(-1) as HTMLElement;
  await userEvent.click(send);
  expect(await screen.findByText('Alert email cannot be empty.')).toBeTruthy();
  await userEvent.type(email, 'ana@');
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  await userEvent.type(email, 'example.com');
  await userEvent.selectOptions(screen.getByLabelText('How often'), 'Every Monday morning');
  await userEvent.click(send);
  expect(await screen.findByText('Failed to enable job alert.')).toBeTruthy();
  expect(screen.getByText('Sorry, something went wrong.')).toBeTruthy();
  testServer().use(answer(createJobAlert, () => ({ job_alert: null })));
  await userEvent.click(send);
  expect(await screen.findByText(/^We sent an email to ana@example.com/)).toBeTruthy();
  expect(bodies().at(-1)).toMatchObject({
    email: 'ana@example.com',
    frequency: 'weekly',
    filters: { query: 'nurse' },
  });
});

it('gives the search to the alert whose filters are being changed', async () => {
  const { navigation } = renderSearch('/jobs?q=nurse&alert=5', {
    user: maria,
    answers: [found, answer(updateJobAlert, () => ({ job_alert: alert }))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save to the alert' }));
  await waitFor(() => expect(navigation.current().pathname).toBe('/en/ph/my-jobs/alerts'));
  expect(testServer().requestsOf(updateJobAlert)).toMatchObject([
    { params: { id: 5 }, body: { filters: { query: 'nurse' } } },
  ]);
  expect(sessionStorage.length).toBe(0);
  navigation.go(-1);
  await screen.findByRole('button', { name: 'Create alert' });
  expect(navigation.current()).toMatchObject({ pathname: '/en/ph/jobs', search: '?q=nurse' });
  expect(screen.queryByRole('button', { name: 'Save to the alert' })).toBeNull();
});

it('makes an alert of jobs like one', async () => {
  renderSearch('/job/nurse-11', {
    user: maria,
    answers: [answer(getJobStatic, () => aJobStatic({ title: 'Nurse (nights)' })), ...serverWith().answers],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Alert me to jobs like this' }));
  await screen.findByRole('link', { name: 'Manage alerts' });
  expect(bodies()).toMatchObject([{ filters: { query: 'Nurse', near_titles: true } }]);
});
