import type { Application } from '@jobharbor/shared/contracts/application';
import { refuse, renderRemote } from '@jobharbor/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { anApplication, aPage, maria, yesterdayNoon } from '../../testing/builders.ts';

const withdrawn = anApplication({
  status: 'withdrawn',
  label: 'withdrawn',
  can_withdraw: false,
  timeline: [
    { at: yesterdayNoon, actor: 'jobseeker', event: 'applied' },
    { at: yesterdayNoon + 60, actor: 'jobseeker', event: 'withdrawn' },
  ],
});

function openApplied(...applications: Application[]) {
  const list = { applications };
  const view = renderRemote(App, {
    texts: { myJobs: texts },
    path: '/my-jobs/communicated',
    user: maria,
    answers: { 'GET /jobApplication/jobseekers': () => aPage('applications', list.applications) },
  });
  return { ...view, list };
}
const askToWithdraw = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Withdraw your application for Nurse' }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Withdraw application' }));

it('shows who acted, when, and what comes next', async () => {
  openApplied(anApplication());
  const course = (await screen.findByRole('heading', { name: 'Progress' })).parentElement;
  const [first, next] = within(course as HTMLElement).getAllByRole('listitem');
  expect(first?.textContent).toContain('Application sent');
  expect(first?.textContent).toContain('You · Nov 20, 2026');
  expect(next?.textContent).toContain('Next: \u2068Bay Clinic\u2069 looks at your application');
});

it('shows what was sent, and the way to the chat and the job', async () => {
  openApplied(anApplication());
  await userEvent.click(await screen.findByText('What you sent'));
  expect(screen.getByText('Good day, I have five years of ward experience.')).toBeTruthy();
  expect(screen.getByText(/Can you work nights\?/)).toBeTruthy();
  expect(screen.getByText('maria.pdf')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe('/en/ph/chat-home/33');
  expect(screen.getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe('/en/ph/job/nurse-11');
});

it('withdraws only after the person has confirmed, and keeps the application listed', async () => {
  const { http, list, told } = openApplied(anApplication());
  http.answer('PATCH /job/applied-jobs/*/withdraw', () => {
    list.applications = [withdrawn];
    return { application: withdrawn };
  });
  await askToWithdraw();
  expect(http.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await confirm();
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(http.calls.find(({ method }) => method === 'PATCH')?.path).toBe('/job/applied-jobs/11/withdraw');
  expect(told).toEqual([{ name: 'application:changed', payload: { applicationId: 90 } }]);
  expect(screen.queryByRole('button', { name: /^Withdraw your/ })).toBeNull();
});

it('tells a person who is too late that the employer has decided, and shows the decision', async () => {
  const { http, list } = openApplied(anApplication());
  http.answer('PATCH /job/applied-jobs/*/withdraw', (call) => {
    list.applications = [anApplication({ status: 'accepted', label: 'accepted', can_withdraw: false })];
    return refuse(40016, { message: 'This application can no longer be withdrawn.' })(call);
  });
  await askToWithdraw();
  await confirm();
  expect(await screen.findByText('This application can no longer be withdrawn.')).toBeTruthy();
  expect(await screen.findByText('Accepted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
});

it('shows a move of the employer without a reload', async () => {
  const { list, realtime } = openApplied(anApplication());
  await screen.findByText('Sent');
  list.applications = [anApplication({ status: 'viewed', label: 'viewed' })];
  realtime.receive({ type: 'application', application_id: 90, label: 'viewed' });
  expect(await screen.findByText('Viewed')).toBeTruthy();
});

it('shows an application that another part of the page has just made', async () => {
  const { list, environment } = openApplied();
  await screen.findByRole('heading', { name: 'You have not applied yet' });
  list.applications = [anApplication()];
  environment.events.emit('job:applied', { jobId: 11, applicationId: 90 });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nurse' })).toBeTruthy());
});
