import { attendanceDecision } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { cellOf, documentedTable } from '../../testing/documented-table.ts';
import { attendanceByCandidate, attendanceByRecruiter, interviewStageOf } from './attendance-rules.ts';
import { changesByAdmin } from './decide-attendance.ts';
import { changesOfDetails } from './interview-details.ts';
import { changesByCandidate, changesByRecruiter } from './interview-rules.ts';

type Row = Parameters<typeof interviewStageOf>[0];

const start = new Date('2026-11-20T09:00:00Z');
const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const seconds = start.getTime() / 1000;
const anInterview = (changes: Partial<Row>): Row => ({
  ...{
    state: 'accepted',
    starts_at: start,
    ends_at: at(1),
    proposed_times: [],
    other_times: [],
    ended_by: null,
    reason: null,
  },
  ...{ version: 1, checked_in_at: null, attended: null, attendance_by: null, jobseeker_attended: null },
  ...{
    recruiter_attended: null,
    appeal_text: null,
    appealed_at: null,
    employer_attended: null,
    result_from: null,
  },
  ...{ result_requested_at: null, result: null, decision: null, decision_reason: null, decided_at: null },
  ...changes,
});
const wasThere: Partial<Row> = { attended: true, attendance_by: 'jobseeker', jobseeker_attended: true };

const contested: Partial<Row> = { ...wasThere, attended: null, recruiter_attended: false };

/** Every state with the hours from the start at which it is looked at. */
const states: [string, number, Partial<Row>][] = [
  ['pending', -24, { state: 'pending' }],
  ['pending, other times proposed', -24, { state: 'pending', proposed_times: [seconds + 7_200] }],
  ['expired', 2, { state: 'pending' }],
  ['rejected', -24, { state: 'rejected', ended_by: 'jobseeker' }],
  ['cancelled', -24, { state: 'cancelled', ended_by: 'recruiter' }],
  ['upcoming', -24, {}],
  ['upcoming, within 3 hours', -1, {}],
  ['checked_in', -0.5, { checked_in_at: at(-1) }],
  ['in_progress', 0.25, {}],
  ['finished', 2, {}],
  ['completed', 2, wasThere],
  ['completed, result due', 96, wasThere],
  ['contested', 2, contested],
  ['not_attended', 2, { attended: false, attendance_by: 'recruiter', recruiter_attended: false }],
  ['employer_absent', 2, { employer_attended: false }],
  ['not_attended, decided', 2, { ...contested, decision: 'candidate_absent', attended: false }],
  ['employer_absent, decided', 2, { ...contested, decision: 'employer_absent', attended: true }],
  ['completed, decided', 2, { ...contested, decision: 'no_absence', attended: true }],
  ['pending_results', 96, { ...wasThere, result_requested_at: at(95) }],
  ['passed', 96, { ...wasThere, result: 'passed' }],
  ['not_suitable', 96, { ...wasThere, result: 'not_suitable' }],
];

type Act = (row: Row, now: Date) => object | null;
const version = 1;
const byCandidate: [string, Act][] = [
  ['accept', (row, now) => changesByCandidate(row, { action: 'accept', version }, now)],
  ['reject', (row, now) => changesByCandidate(row, { action: 'reject', version, reason: 'other' }, now)],
  [
    'propose',
    (row, now) => changesByCandidate(row, { action: 'propose', version, times: [seconds + 10_800] }, now),
  ],
  ['undo', (row, now) => changesByCandidate(row, { action: 'undo', version }, now)],
  ['cancel', (row, now) => changesByCandidate(row, { action: 'cancel', version, reason: 'other' }, now)],
  ['check_in', (row, now) => attendanceByCandidate(row, { action: 'check_in', version }, now)],
  ['mark: there', (row, now) => attendanceByCandidate(row, { action: 'mark', version, attended: true }, now)],
  ['mark: not', (row, now) => attendanceByCandidate(row, { action: 'mark', version, attended: false }, now)],
  ['request_result', (row, now) => attendanceByCandidate(row, { action: 'request_result', version }, now)],
  ['appeal', (row, now) => attendanceByCandidate(row, { action: 'appeal', version, text: 'I was' }, now)],
  ['employer: not', (row, now) => attendanceByCandidate(row, { action: 'employer_absent', version }, now)],
  ['employer: came', (row, now) => attendanceByCandidate(row, { action: 'employer_came', version }, now)],
];
const details = {
  ...({ kind: 'onsite', place: 'Pier 4', link: null, contact_name: null } as const),
  ...{ contact_phone: null, note: null, topics: null },
};
const byEmployer: [string, Act][] = [
  [
    'reschedule',
    (row, now) =>
      changesByRecruiter(row, { action: 'reschedule', version, starts_at: seconds + 172_800 }, now),
  ],
  [
    'choose a proposed time',
    (row, now) => changesByRecruiter(row, { action: 'reschedule', version, starts_at: seconds + 7_200 }, now),
  ],
  ['cancel', (row, now) => changesByRecruiter(row, { action: 'cancel', version, reason: 'other' }, now)],
  [
    'change',
    (row, now) =>
      changesOfDetails({ ...row, ...details }, { action: 'change', version, place: 'Pier 5' }, now),
  ],
  ['mark: there', (row, now) => attendanceByRecruiter(row, { action: 'mark', version, attended: true }, now)],
  ['mark: not', (row, now) => attendanceByRecruiter(row, { action: 'mark', version, attended: false }, now)],
  [
    'give_result',
    (row, now) => attendanceByRecruiter(row, { action: 'give_result', version, result: 'passed' }, now),
  ],
];

const byAdmin: [string, Act][] = attendanceDecision.options.map((outcome) => [
  outcome,
  (row) => changesByAdmin(row, outcome),
]);

/** The state after the action, the code of the refusal, or a dash where it changes nothing. */
function outcomeOf(state: Partial<Row>, hours: number, act: Act): string {
  const [row, now] = [anInterview(state), at(hours)];
  return cellOf(() => {
    const changes = act(row, now);
    if (changes === null) return null;
    const after = { ...row, ...changes };
    const stage = interviewStageOf(after, now);
    return stage === 'pending' && after.proposed_times.length > 0 ? 'proposed' : stage;
  });
}

function tableOf(actions: [string, Act][]): string[][] {
  return [
    ['state', ...actions.map(([name]) => name)],
    ...states.map(([name, hours, state]) => [
      name,
      ...actions.map(([, act]) => outcomeOf(state, hours, act)),
    ]),
  ];
}

it.each([
  ['What the candidate does', byCandidate],
  ['What the employer does', byEmployer],
  ['What an admin decides', byAdmin],
] as const)('the document says of every state %s', (heading, actions) => {
  expect(documentedTable('interviews.md', heading)).toEqual(tableOf([...actions]));
});

it('looks at every state as the one that it is named after', () => {
  for (const [name, hours, state] of states)
    expect(name.split(',')[0]).toBe(interviewStageOf(anInterview(state), at(hours)));
});
