import { reportCompany } from '@jobharbor/shared/calls/company/report-company';
import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { reportJob } from '@jobharbor/shared/calls/job/report-job';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { errorCode } from '@jobharbor/shared/errors';
import { installNativeOverlays, renderRemote, testServer } from '@jobharbor/shared/testing';
import { type Answer, answer, refuse } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { ReportCompanyButton, ReportJobButton } from './report-button.tsx';

beforeAll(() => installNativeOverlays());

const reason = (id: number, value: string) => ({ id, value, key: value, seo_value: value });
const reasons = answer(getFlatList, () => ({
  list: [reason(1, 'Scam'), reason(3, 'Discriminatory'), reason(6, 'The job is closed')],
}));
const accepted = (isMailed?: boolean) =>
  answer(reportJob, ({ body }) => ({
    reason: reason(body.report_reason_id, 'Scam'),
    reported_at: 1,
    is_mailed: isMailed,
  }));
const person: SessionUser = {
  id: 7,
  role: 'jobseeker',
  first_name: 'Ana',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};

const show = (answers: Answer[], { user = person as SessionUser | null, path = '/job/nurse-4' } = {}) =>
  renderRemote(() => <ReportJobButton job={{ id: 4, slug: 'nurse' }} />, {
    texts: { search: en },
    path,
    user,
    answers,
  });

const openForm = () => userEvent.click(screen.getByRole('button', { name: 'Report this job' }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

it('sends the reason and what the person added, once, and says where they will read what came of it', async () => {
  const { notices } = show([reasons, accepted()]);
  await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'Scam' }));
  await userEvent.type(screen.getByLabelText(/Anything to add/), ' asks for money ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send report' }));
  const onPage = 'Report sent. You will see on this page what came of it.';
  await waitFor(() => expect(notices).toEqual([{ tone: 'success', text: onPage }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = testServer().requestsOf(reportJob);
  expect(sent.map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { jobId: 4, report_reason_id: 1, details: 'asks for money' },
  ]);
});

it('promises a mail only to whom one is sent', async () => {
  const { notices } = show([reasons, accepted(true)]);
  await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'Scam' }));
  await send();
  const byMail = 'Report sent. We will tell you by email and on this page what came of it.';
  await waitFor(() => expect(notices).toEqual([{ tone: 'success', text: byMail }]));
});

it('opens the form for somebody whose session the API has not confirmed yet', async () => {
  const { session } = show([reasons]);
  act(() => session.setState({ status: 'unknown', user: person }, true));
  await openForm();
  await screen.findByRole('radio', { name: 'Scam' });
});

it('lists the reasons by category, and asks for one where none is chosen', async () => {
  show([reasons]);
  await openForm();
  const group = await screen.findByRole('group', { name: 'Spam or fraud' });
  expect(group.textContent).toContain('Scam');
  expect(screen.getByRole('group', { name: 'Wrong or out of date' }).textContent).toContain('closed');
  await send();
  expect(await screen.findByText('Choose a reason.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Scam' }));
});

it('keeps what was typed when the report is refused, and says why', async () => {
  show([reasons, refuse(reportJob, errorCode.tooManyAttempts, { message: 'Try again tomorrow.' })]);
  await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'Discriminatory' }));
  await userEvent.type(screen.getByLabelText(/Anything to add/), 'men only');
  await send();
  expect(await screen.findByText('Try again tomorrow.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Anything to add/).value).toBe('men only');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Discriminatory' }).checked).toBe(true);
});

it('takes a guest to sign in with the way back to the form, and opens it on their return', async () => {
  const { navigation, unmount } = show([reasons], { user: null });
  await openForm();
  const { pathname, search } = navigation.current();
  expect(pathname).toBe('/en/ph/get-started');
  expect(new URLSearchParams(search).get('redirect')).toBe('/en/ph/job/nurse-4#report');
  unmount();
  show([reasons], { path: '/job/nurse-4#report' });
  expect(await screen.findByRole('dialog', { name: 'What is wrong with this job?' })).toBeTruthy();
});

it('asks of a company what can be wrong with one, and sends the report once', async () => {
  const receipt = { reason: reason(1, 'Scam'), reported_at: 1, is_mailed: true };
  const { notices } = renderRemote(() => <ReportCompanyButton company={{ id: 7, slug: 'harbour' }} />, {
    texts: { search: en },
    path: '/company/harbour-7',
    user: person,
    answers: [reasons, answer(reportCompany, () => receipt)],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Report this company' }));
  await screen.findByRole('dialog', { name: 'What is wrong with this company?' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Scam' }));
  expect(screen.queryByRole('radio', { name: 'The job is closed' })).toBeNull();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  const sent = testServer().requestsOf(reportCompany);
  expect(sent.map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { companyId: 7, report_reason_id: 1, details: '' },
  ]);
});
