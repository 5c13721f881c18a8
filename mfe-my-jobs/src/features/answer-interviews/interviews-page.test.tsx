import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { answerInterview } from '@jobharbor/shared/calls/job-application/answer-interview';
import { getInterview } from '@jobharbor/shared/calls/job-application/get-interview';
import { listInterviews } from '@jobharbor/shared/calls/job-application/list-interviews';
import { listOwnConductReports } from '@jobharbor/shared/calls/job-application/list-own-conduct-reports';
import { reportInterview } from '@jobharbor/shared/calls/job-application/report-interview';
import type { OwnConductReport } from '@jobharbor/shared/contracts/account/conduct-report';
import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { errorCode } from '@jobharbor/shared/errors';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { aSavedJob, maria, pageInfo, yesterdayNoon } from '../../testing/builders.ts';
import { InterviewSlot } from './interview-slot.tsx';

const soon = Math.floor(Date.now() / 1000) + 40 * 86_400;
const anInterview = (wanted: Partial<Interview> = {}): Interview => ({
  ...{ id: 8, application_id: 90, chat_id: 33, job: aSavedJob().job, by: 'Mei Ling Tan', phase: 'pending' },
  ...{ starts_at: soon, ends_at: soon + 2700, time_zone: 'Asia/Manila', kind: 'onsite', link: null },
  ...{ place: '12 Harbour Road', contact_name: 'Ana', contact_phone: '+63 2 555 0100', note: null },
  ...{ proposed_times: [], ended_by: null, reason: null, cancel_until: soon - 10_800, can_undo: false },
  ...{ invited_at: yesterdayNoon, version: 3 },
  ...wanted,
});

const noAbsences = {
  ...{ count: 0, limit: 3, within_months: 3, barred_months: 6 },
  barred_until: null as number | null,
};

function renderInterviews(...interviews: Interview[]) {
  const list = { interviews, absences: noAbsences, reports: [] as OwnConductReport[] };
  const view = renderRemote(App, {
    texts: { myJobs: texts },
    path: '/my-jobs/interview',
    user: maria,
    answers: [
      answer(listInterviews, () => ({
        ...{ interviews: list.interviews, ...pageInfo(list.interviews) },
        counts: { waiting: list.interviews.length, upcoming: 0, past: 0 },
        absences: list.absences,
      })),
      answer(answerInterview, () => ({ interview: list.interviews[0] ?? anInterview() })),
      answer(listOwnConductReports, () => ({ reports: list.reports })),
    ],
  });
  return { ...view, list };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = () =>
  testServer()
    .requestsOf(answerInterview)
    .map(({ body }) => body);

it('shows when it is in both zones, where, and who invites', async () => {
  renderInterviews(anInterview());
  const card = within(await screen.findByRole('article', { name: 'Nurse' }));
  expect(card.getByText('Waiting for your answer')).toBeTruthy();
  expect(card.getByText('12 Harbour Road')).toBeTruthy();
  expect(card.getByText('Your time').nextSibling?.textContent).toMatch(/UTC/);
  expect(card.getByText('Time at the employer').nextSibling?.textContent).toMatch(/GMT\+8/);
  expect(card.getByText(/Mei Ling Tan/).textContent).toContain('invited you on November 20, 2026');
  const entry = card.getByRole('link', { name: 'Add to calendar' });
  expect(entry.getAttribute('href')).toMatch(/^\/api\/jobApplication\/interviews\/\d+\/calendar$/);
});

it('shows one time where the zones agree', async () => {
  renderInterviews(anInterview({ time_zone: 'Etc/UTC' }));
  await screen.findByText('When');
  expect(screen.queryByText('Time at the employer')).toBeNull();
});

it('accepts with one press, for the version that was shown', async () => {
  const { list } = renderInterviews(anInterview());
  await screen.findByText('12 Harbour Road');
  list.interviews = [anInterview({ phase: 'upcoming' })];
  await press('Accept');
  expect(await screen.findByText('Confirmed')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'accept', version: 3, despite_clash: false }]);
});

it('offers each time that lies ahead in both zones, and accepts the chosen one', async () => {
  const second = soon + 86_400;
  renderInterviews(anInterview({ other_times: [second], topics: 'A case about shifts.' }));
  const times = (await screen.findByText('Other times you can choose')).nextSibling?.textContent ?? '';
  expect(times).toMatch(/UTC.*At the employer: .*GMT\+8/);
  expect(screen.getByText('A case about shifts.')).toBeTruthy();
  const accepts = screen.getAllByRole('button', { name: /^Accept/ });
  expect(accepts).toHaveLength(2);
  await userEvent.click(accepts[1] as HTMLElement);
  await waitFor(() =>
    expect(sent()).toEqual([{ action: 'accept', version: 3, despite_clash: false, starts_at: second }]),
  );
});

const clash = { starts_at: soon, job_title: 'Ward nurse', company_name: 'Harbor Care' };

it('says that another interview is at that time, and accepts with one press despite it', async () => {
  renderInterviews(anInterview({ clash }));
  expect((await screen.findByText(/At that time you have an interview at/)).textContent).toContain(
    'Harbor Care',
  );
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await press('Accept anyway');
  await waitFor(() => expect(sent()).toEqual([{ action: 'accept', version: 3, despite_clash: true }]));
});

it('asks once where another one was accepted meanwhile, and says it once', async () => {
  const { list } = renderInterviews(anInterview());
  await screen.findByText('12 Harbour Road');
  list.interviews = [anInterview({ clash })];
  testServer().use(refuse(answerInterview, errorCode.interviewClash));
  await press('Accept');
  expect(await screen.findByText(/At that time you have an interview at/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Accept anyway');
  await waitFor(() =>
    expect(sent()).toEqual(
      [false, true].map((despite_clash) => ({ action: 'accept', version: 3, despite_clash })),
    ),
  );
});

it('says that another time clashes, too, beside a clash of the first', async () => {
  const second = soon + 86_400;
  renderInterviews(anInterview({ clash, other_times: [second] }));
  testServer().use(refuse(answerInterview, errorCode.interviewClash, { message: 'Taken at that time.' }));
  const accepts = await screen.findAllByRole('button', { name: /^Accept/ });
  await userEvent.click(accepts[1] as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('Taken at that time.');
  expect(sent()).toMatchObject([{ action: 'accept', starts_at: second }]);
});

it('shows the moved interview when it was moved meanwhile', async () => {
  const { list } = renderInterviews(anInterview());
  await screen.findByText('12 Harbour Road');
  list.interviews = [anInterview({ place: '3 Bay Street', version: 4 })];
  testServer().use(refuse(answerInterview, errorCode.staleVersion, { message: 'Reload it.' }));
  await press('Accept');
  expect(await screen.findByText(/You see it as it is now/)).toBeTruthy();
  expect(await screen.findByText('3 Bay Street')).toBeTruthy();
});

it('keeps the times that were typed when the interview was moved meanwhile, and sends them for the new one', async () => {
  const { list } = renderInterviews(anInterview());
  await press('Suggest other times');
  const time = new Date((soon + 3600) * 1000).toISOString().slice(0, 16);
  fireEvent.change(await screen.findByLabelText(/^Time 1/), { target: { value: time } });
  testServer().use(refuse(answerInterview, errorCode.staleVersion));
  list.interviews = [anInterview({ place: '3 Bay Street', version: 4 })];
  await press('Send times');
  expect(await screen.findByText(/You see it as it is now/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Time 1/).value).toBe(time);
  await screen.findByText('3 Bay Street');
  testServer().use(answer(answerInterview, () => ({ interview: anInterview({ version: 5 }) })));
  await press('Send times');
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ action: 'propose', version: 4 }));
});

it('declines with a reason, and undoes it', async () => {
  const { list } = renderInterviews(anInterview());
  await press('Decline');
  await press('Decline interview');
  expect(await screen.findByText(/^Choose a reason/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'The time does not suit me' }));
  await userEvent.click(screen.getByRole('radio', { name: 'I have found another job' }));
  list.interviews = [
    anInterview({
      phase: 'rejected',
      ended_by: 'jobseeker',
      reason: 'other_job',
      can_undo: true,
      version: 4,
    }),
  ];
  await press('Decline interview');
  await press('Do not decline');
  await waitFor(() =>
    expect(sent()).toEqual([
      { action: 'reject', version: 3, reason: 'other_job' },
      { action: 'undo', version: 4 },
    ]),
  );
});

it('proposes times of the person’s own zone, and refuses one that has passed', async () => {
  renderInterviews(anInterview());
  await press('Suggest other times');
  await press('Send times');
  expect(await screen.findByText('Choose at least one time.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Time 2/), { target: { value: '2030-01-01T09:00' } });
  await waitFor(() => expect(screen.queryByText('Choose at least one time.')).toBeNull());
  fireEvent.change(screen.getByLabelText(/^Time 2/), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText(/^Time 1/), { target: { value: '2020-01-01T09:00' } });
  expect(await screen.findByText('Choose a time in the future.')).toBeTruthy();
  const text = new Date((soon + 3600) * 1000).toISOString().slice(0, 16);
  fireEvent.change(screen.getByLabelText(/^Time 1/), { target: { value: text } });
  await press('Send times');
  const times = [Date.parse(`${text}Z`) / 1000];
  await waitFor(() => expect(sent()).toEqual([{ action: 'propose', version: 3, times }]));
});

it('offers no cancelling shortly before, and says what to do', async () => {
  renderInterviews(anInterview({ phase: 'upcoming', cancel_until: yesterdayNoon - 86_400 * 999 }));
  await screen.findByText(/cannot be cancelled as usual/);
  expect(screen.queryByRole('button', { name: 'Cancel interview' })).toBeNull();
});

it('writes the filter to the address and asks for it', async () => {
  const { navigation } = renderInterviews(anInterview());
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'To answer (1)');
  expect(navigation.current().search).toBe('?show=waiting');
  await waitFor(() =>
    expect(testServer().requestsOf(listInterviews).at(-1)?.query).toMatchObject({ show: 'waiting', page: 1 }),
  );
});

it('shows an empty state, and an invitation as it arrives', async () => {
  const { list, realtime } = renderInterviews();
  expect(await screen.findByRole('heading', { name: 'No interviews yet' })).toBeTruthy();
  list.interviews = [anInterview()];
  realtime.receive({ type: 'application', application_id: 90, label: 'viewed' });
  expect(await screen.findByText('12 Harbour Road')).toBeTruthy();
});

it('says how many missed interviews count before they bar, and then until when', async () => {
  const { list, realtime } = renderInterviews(anInterview());
  await screen.findByText('12 Harbour Road');
  expect(screen.queryByText(/missed interview/)).toBeNull();
  list.absences = { ...noAbsences, count: 2 };
  realtime.receive({ type: 'application', application_id: 90, label: 'viewed' });
  expect(await screen.findByText(/2 missed interviews that count\. At 3 within 3 months/)).toBeTruthy();
  list.absences = { ...noAbsences, count: 3, barred_until: yesterdayNoon };
  realtime.receive({ type: 'application', application_id: 90, label: 'viewed' });
  expect(await screen.findByText(/You cannot apply until November 20, 2026/)).toBeTruthy();
});

it('reports an interview, and shows that it is checked', async () => {
  const reason = { id: 1, value: 'Nobody was there', key: 'nobody-came', seo_value: 'nobody-came' };
  const { list } = renderInterviews(anInterview());
  testServer().use(
    answer(getFlatList, () => ({ list: [reason] })),
    answer(reportInterview, () => ({ reason, reported_at: yesterdayNoon, is_mailed: true })),
  );
  await press('Report');
  await userEvent.click(await screen.findByRole('radio', { name: 'Nobody was there' }));
  list.reports = [
    { kind: 'interview', subject_id: 8, reason, reported_at: yesterdayNoon, decision: null },
    { kind: 'interview', subject_id: 9, reason, reported_at: yesterdayNoon, decision: null },
  ];
  await press('Send report');
  expect(await screen.findByText('You reported this interview on November 20, 2026')).toBeTruthy();
  expect(screen.getByText('It is being checked.')).toBeTruthy();
  expect(testServer().requestsOf(reportInterview)).toMatchObject([
    { params: { id: 8 }, body: { report_reason_id: 1, details: '' } },
  ]);
});

it('answers an invitation in the slot of a chat', async () => {
  let interview = anInterview();
  renderRemote(InterviewSlot, {
    texts: { myJobs: texts },
    path: '/chat-home/33',
    user: maria,
    slotData: { id: interview.id },
    answers: [
      answer(getInterview, () => ({ interview })),
      answer(listOwnConductReports, () => ({ reports: [] })),
      answer(answerInterview, () => {
        interview = anInterview({ phase: 'upcoming' });
        return { interview };
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.interviews.accept }));
  expect(await screen.findByText(texts.interviews.phase.upcoming)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open chat' })).toBeNull();
});

it('shows a suggested time at the employer while it is typed', async () => {
  renderInterviews(anInterview());
  await press('Suggest other times');
  fireEvent.change(await screen.findByLabelText(/^Time 1/), { target: { value: '2031-05-06T09:00' } });
  expect(await screen.findByText(/^At the employer: .*5:00\sPM/)).toBeTruthy();
});
