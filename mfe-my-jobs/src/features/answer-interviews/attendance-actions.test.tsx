import { attendInterview } from '@jobharbor/shared/calls/job-application/attend-interview';
import { listInterviews } from '@jobharbor/shared/calls/job-application/list-interviews';
import { listOwnConductReports } from '@jobharbor/shared/calls/job-application/list-own-conduct-reports';
import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import type { InterviewAttendance } from '@jobharbor/shared/contracts/applications/interview-attendance';
import { errorCode } from '@jobharbor/shared/errors';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { aSavedJob, maria, pageInfo, yesterdayNoon } from '../../testing/builders.ts';

const hour = 3600;
const day = 24 * hour;

/** An accepted interview of 45 minutes that starts `hours` from now. */
function anInterview(hours: number, wanted: Partial<InterviewAttendance> = {}): Interview {
  const starts_at = Math.floor(Date.now() / 1000) + Math.round(hours * hour);
  const ends_at = starts_at + 2700;
  const phase = hours > 0 ? 'upcoming' : hours > -0.75 ? 'in_progress' : 'finished';
  const attendance: InterviewAttendance = {
    ...{ stage: phase, check_in_from: starts_at - 2 * hour, check_in_until: starts_at + hour / 2 },
    ...{ checked_in_at: null, attended: null, attendance_by: null, attendance_after: starts_at + hour / 2 },
    ...{ result_from: ends_at + 3 * day, result_requested_at: null, result: null },
    ...wanted,
  };
  return {
    ...{ id: 8, application_id: 90, chat_id: 33, job: aSavedJob().job, by: 'Mei Ling Tan', phase },
    ...{ starts_at, ends_at, time_zone: 'Etc/UTC', kind: 'onsite', link: null, note: null },
    ...{ place: '12 Harbour Road', contact_name: null, contact_phone: null, attendance, version: 3 },
    ...{ proposed_times: [], ended_by: null, reason: null, cancel_until: starts_at - 3 * hour },
    ...{ can_undo: false, invited_at: yesterdayNoon },
  };
}

function renderInterview(first: Interview) {
  const held = { interview: first };
  renderRemote(App, {
    texts: { myJobs: texts },
    path: '/my-jobs/interview',
    user: maria,
    answers: [
      answer(listInterviews, () => ({
        ...{ interviews: [held.interview], ...pageInfo([held.interview]) },
        counts: { waiting: 0, upcoming: 1, past: 0 },
      })),
      answer(attendInterview, () => ({ interview: held.interview })),
      answer(listOwnConductReports, () => ({ reports: [] })),
    ],
  });
  return held;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = () =>
  testServer()
    .requestsOf(attendInterview)
    .map(({ body }) => body);

it('says from when check-in is possible, and offers none before', async () => {
  renderInterview(anInterview(30));
  await screen.findByText(/^Check-in opens on/);
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
});

it('checks in, and the card keeps the focus and says so', async () => {
  const held = renderInterview(anInterview(1));
  await screen.findByText(/^You can check in until/);
  const checked_in_at = Math.floor(Date.now() / 1000);
  held.interview = anInterview(1, { stage: 'checked_in', checked_in_at });
  await press('Check in');
  await screen.findByText(/^You checked in on/);
  expect(screen.getByText('Checked in')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Nurse' })));
  expect(sent()).toEqual([{ action: 'check_in', version: 3 }]);
});

it('keeps the page when a check-in is refused', async () => {
  renderInterview(anInterview(1));
  await screen.findByRole('button', { name: 'Check in' });
  testServer().use(refuse(attendInterview, errorCode.checkInTooEarly, { message: 'It is too early.' }));
  await press('Check in');
  expect((await screen.findByRole('alert')).textContent).toContain('It is too early.');
  expect(screen.getByText('12 Harbour Road')).toBeTruthy();
});

it('marks that the person was there, and names the day from which to ask for the result', async () => {
  const held = renderInterview(anInterview(-1));
  await screen.findByText('Were you at the interview?');
  held.interview = anInterview(-1, { stage: 'completed', attended: true, attendance_by: 'jobseeker' });
  await press('I was there');
  await screen.findByText(/You can ask for the result from/);
  expect(screen.getByText('Completed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for the result' })).toBeNull();
  expect(sent()).toEqual([{ action: 'mark', version: 3, attended: true }]);
});

it('marks that the person was not there, after which there is no result', async () => {
  const held = renderInterview(anInterview(-1));
  await screen.findByText('Were you at the interview?');
  held.interview = anInterview(-1, { stage: 'not_attended', attended: false, attendance_by: 'jobseeker' });
  await press('I was not there');
  await screen.findByText(/there is no result/);
  expect(screen.getByText('Not attended')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'mark', version: 3, attended: false }]);
});

it('asks for the result from its day on, and waits for it', async () => {
  const attended = { attended: true, attendance_by: 'jobseeker' } as const;
  const held = renderInterview(anInterview(-100, { ...attended, stage: 'completed' }));
  await screen.findByText('You were there. You can ask for the result now.');
  const result_requested_at = Math.floor(Date.now() / 1000);
  held.interview = anInterview(-100, { ...attended, stage: 'pending_results', result_requested_at });
  await press('Ask for the result');
  await screen.findByText(/^You asked for the result on/);
  expect(screen.getByText('Waiting for the result')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'request_result', version: 3 }]);
});

it.each([
  ['passed', 'Passed', 'The employer says that you passed the interview.'],
  ['not_suitable', 'Not suitable', 'The employer says that this job does not suit you.'],
] as const)('shows the result %s', async (result, badge, text) => {
  renderInterview(anInterview(-100, { attended: true, stage: result, result }));
  await screen.findByText(text);
  expect(screen.getByText(badge)).toBeTruthy();
});

it('lets the person contest an absence with what speaks for them, and says what is contested', async () => {
  const absence = { attended: false, attendance_by: 'recruiter', stage: 'not_attended' } as const;
  const held = renderInterview(anInterview(-2, absence));
  await press('I was there');
  await press('Send');
  expect(await screen.findByText('Write what speaks for you.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('What speaks for you'));
  expect(sent()).toEqual([]);
  const text = 'I waited at the reception until ten.';
  await userEvent.type(screen.getByLabelText('What speaks for you'), text);
  held.interview = anInterview(-2, {
    ...{ stage: 'finished', is_contested: true, appeal: { text, at: yesterdayNoon } },
  });
  await press('Send');
  expect(await screen.findByText('Contested')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'appeal', version: 3, text }]);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I was there' })).toBeNull();
});

it('says that nobody of the employer came, shows what that means, and takes it back', async () => {
  const held = renderInterview(anInterview(-1));
  await screen.findByText('Were you at the interview?');
  held.interview = anInterview(-1, { stage: 'finished', employer_absence: 'absent' });
  await press('I was there, but nobody came');
  expect(await screen.findByText('Employer did not come')).toBeTruthy();
  held.interview = anInterview(-1, { stage: 'finished' });
  await press('The employer did come');
  await screen.findByText('Were you at the interview?');
  expect(sent().map(({ action }) => action)).toEqual(['employer_absent', 'employer_came']);
});

it('says what an admin decided and why, and asks for no marks that cannot change it', async () => {
  const decision = { outcome: 'candidate_absent', reason: 'The gate has a log.', at: yesterdayNoon } as const;
  const absence = { attended: false, attendance_by: 'recruiter', stage: 'not_attended' } as const;
  renderInterview(anInterview(-2, { ...absence, decision }));
  expect(await screen.findByText(/^JobHarbor decided that you were absent/)).toBeTruthy();
  expect(screen.getByText('The gate has a log.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I was there' })).toBeNull();
});

it('lets an interview go on for which no absence counts', async () => {
  const decision = { outcome: 'no_absence', reason: 'Two gates.', at: yesterdayNoon } as const;
  renderInterview(anInterview(-100, { attended: true, stage: 'completed', decision }));
  await press('Ask for the result');
  expect(sent()).toEqual([{ action: 'request_result', version: 3 }]);
});

it('says that the employer contests its absence', async () => {
  renderInterview(anInterview(-1, { stage: 'finished', employer_absence: 'contested' }));
  await screen.findByText(/^You said that nobody from the employer came, and the employer says otherwise/);
  expect(screen.getByText('Contested')).toBeTruthy();
});

it.each([
  [{ interviews: 9, missed: 2 }, 1],
  [{ interviews: 9, missed: 0 }, 0],
  [null, 0],
])('tells of the employer’s missed interviews before one that is to come: %o', async (record, told) => {
  renderInterview({ ...anInterview(30), employer_record: record });
  await screen.findByText(/^Check-in opens on/);
  expect(screen.queryAllByText(/^Candidates say that nobody/)).toHaveLength(told);
});
