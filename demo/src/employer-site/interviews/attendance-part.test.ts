import type { Interview, InterviewAttendance } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { english, type Shown } from '../shown.ts';
import { createTexts } from '../texts.ts';
import { renderAttendance, stagePill } from './attendance-part.ts';

const shown = { t: createTexts(english), id: 4, language: english, country: 'ph' } as unknown as Shown;

const unsaid = {
  ...{ stage: 'finished', checked_in_at: null, attended: null, attendance_by: null, appeal: null },
  ...{ marks: { jobseeker: null, recruiter: null }, is_contested: false, employer_absence: null },
  ...{ result: null, result_requested_at: null },
};
const absent = { jobseeker: null, recruiter: false };
const appeal = { text: 'I waited <an hour>.', at: 0 };
const outcomes = ['passed', 'not_suitable', 'present', 'absent'];

it.each<
  [name: string, attendance: Partial<InterviewAttendance>, state: string, said: string, buttons: string[]]
>([
  ['over', {}, 'Finished', '', outcomes],
  ['with a check-in', { checked_in_at: 1_793_500_000 }, 'Finished', 'The candidate checked in', outcomes],
  ['marked as missed', { marks: absent, stage: 'not_attended' }, 'Not attended', '', []],
  [
    'marked as missed, which the candidate contests',
    { marks: { ...absent, jobseeker: true }, is_contested: true, appeal },
    ...(['Contested', 'I waited &lt;an hour&gt;.', ['passed', 'not_suitable', 'present']] as const),
  ] as never,
  [
    'to which nobody of the employer came, by the candidate',
    { employer_absence: 'absent' },
    ...(['Employer did not come', 'nobody of yours came', outcomes] as const),
  ] as never,
  [
    'whose result is asked for',
    {
      marks: { jobseeker: true, recruiter: true },
      stage: 'pending_results',
      result_requested_at: 1_793_500_000,
    },
    ...(['Waiting for the result', 'asks for the result', ['passed', 'not_suitable']] as const),
  ] as never,
  [
    'that an admin decided against the employer',
    { employer_absence: 'absent', decision: { outcome: 'employer_absent', reason: 'The <log>', at: 0 } },
    ...(['Employer did not come', 'The &lt;log&gt;', ['passed', 'not_suitable']] as const),
  ] as never,
  [
    'that an admin decided against the candidate',
    { stage: 'not_attended', decision: { outcome: 'candidate_absent', reason: 'The log', at: 0 } },
    ...(['Not attended', 'decided that the candidate was absent', []] as const),
  ] as never,
  ['with a result', { stage: 'passed', result: 'passed' }, 'Passed the interview', '', []],
])('shows an interview %s, and what can be said to it', (_, attendance, state, said, buttons) => {
  const interview = { id: 9, version: 2, phase: 'finished', attendance: { ...unsaid, ...attendance } };
  const { text } = renderAttendance(shown, interview as Interview) || { text: '' };
  expect(stagePill(shown, interview as Interview).text).toContain(state);
  expect(text).toContain(said);
  expect([...text.matchAll(/name="outcome" value="(\w+)"/g)].map(([, value]) => value)).toEqual(buttons);
});
