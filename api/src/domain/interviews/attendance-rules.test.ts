import type { CandidateAttendance, RecruiterAttendance } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { describe, expect, it } from 'vitest';
import {
  attendanceByCandidate,
  attendanceByRecruiter,
  attendanceOf,
  interviewStageOf,
} from './attendance-rules.ts';

const start = new Date('2026-11-20T09:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const at = (ms: number) => new Date(start.getTime() + ms);

type Row = Parameters<typeof interviewStageOf>[0];
const anAccepted = (changes: Partial<Row> = {}): Row => ({
  ...{
    state: 'accepted',
    starts_at: start,
    ends_at: at(45 * minute),
    proposed_times: [],
    other_times: [],
    ended_by: null,
  },
  ...{ reason: null, version: 4, checked_in_at: null, attended: null, attendance_by: null },
  ...{
    jobseeker_attended: null,
    recruiter_attended: null,
    appeal_text: null,
    appealed_at: null,
    employer_attended: null,
  },
  ...{ result_from: null, result_requested_at: null, result: null },
  ...{ decision: null, decision_reason: null, decided_at: null },
  ...changes,
});
const attended: Partial<Row> = { attended: true, attendance_by: 'jobseeker' };
const absent: Partial<Row> = { attended: false, attendance_by: 'recruiter' };
const checkIn: CandidateAttendance = { action: 'check_in', version: 4 };
const mark = (wasThere: boolean, version = 4) => ({ action: 'mark' as const, version, attended: wasThere });
const request: CandidateAttendance = { action: 'request_result', version: 4 };
const give = (result: 'passed' | 'not_suitable'): RecruiterAttendance => ({
  ...{ action: 'give_result', version: 4, result },
});

/** The changes, or the name of the refusal. */
function outcomeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    const { code } = error as { code: number };
    return Object.entries(errorCode).find(([, known]) => known === code)?.[0];
  }
}
const byCandidate = (row: Row, asked: CandidateAttendance, ms: number) =>
  outcomeOf(() => attendanceByCandidate(row, asked, at(ms)));
const byRecruiter = (row: Row, asked: RecruiterAttendance, ms: number) =>
  outcomeOf(() => attendanceByRecruiter(row, asked, at(ms)));

describe('checking in to an interview', () => {
  it.each([
    [-2 * hour - 1, 'checkInTooEarly'],
    [-2 * hour, { checked_in_at: at(-2 * hour) }],
    [-2 * hour + 1, { checked_in_at: at(-2 * hour + 1) }],
    [30 * minute - 1, { checked_in_at: at(30 * minute - 1) }],
    [30 * minute, { checked_in_at: at(30 * minute) }],
    [30 * minute + 1, 'checkInTooLate'],
  ])('at %d ms from its start gives %o', (ms, outcome) => {
    expect(byCandidate(anAccepted(), checkIn, ms)).toEqual(outcome);
  });

  it('counts hours that pass, where clocks are put forward between opening and start', () => {
    // 03:30 in Berlin on the day when 02:00 becomes 03:00: two hours before, clocks show 00:30.
    const starts_at = new Date('2026-03-29T03:30:00+02:00');
    const row = anAccepted({ starts_at, ends_at: new Date(starts_at.getTime() + hour) });
    const opens = new Date('2026-03-29T00:30:00+01:00');
    expect(attendanceOf(row, opens).check_in_from).toBe(opens.getTime() / 1000);
    expect(attendanceByCandidate(row, checkIn, opens)).toEqual({ checked_in_at: opens });
    const before = new Date(opens.getTime() - 1);
    expect(outcomeOf(() => attendanceByCandidate(row, checkIn, before))).toBe('checkInTooEarly');
  });

  it.each(['pending', 'rejected', 'cancelled'] as const)('is refused for a %s one', (state) => {
    expect(byCandidate(anAccepted({ state }), checkIn, -hour)).toBe('interviewOver');
  });

  it('changes nothing when the request is repeated, and is refused to whoever knows that it is done', () => {
    const done = anAccepted({ checked_in_at: at(-hour), version: 5 });
    expect(byCandidate(done, checkIn, -hour)).toBeNull();
    expect(byCandidate(done, { ...checkIn, version: 5 }, -hour)).toBe('alreadyCheckedIn');
    expect(byCandidate(anAccepted({ version: 5 }), checkIn, -hour)).toBe('staleVersion');
  });
});

describe('marking attendance', () => {
  it.each([
    [30 * minute - 1, 'attendanceTooEarly'],
    [30 * minute, 'attendanceTooEarly'],
    [30 * minute + 1, true],
  ])('at %d ms from the start gives %o, to both sides', (ms, outcome) => {
    const of = (by: string) => {
      const marks = { jobseeker_attended: null, recruiter_attended: null, [`${by}_attended`]: true };
      return outcome === true ? { ...marks, attended: true, attendance_by: by } : outcome;
    };
    expect(byCandidate(anAccepted(), mark(true), ms)).toEqual(of('jobseeker'));
    expect(byRecruiter(anAccepted(), mark(true), ms)).toEqual(of('recruiter'));
  });

  it('keeps what each side said, and holds an absence contested that the candidate contradicts', () => {
    const present = anAccepted({ jobseeker_attended: true, attended: true, attendance_by: 'jobseeker' });
    const [said, contested] = [{ jobseeker_attended: true, recruiter_attended: false }, { attended: null }];
    expect(byRecruiter(present, mark(false), hour)).toMatchObject({ ...said, ...contested });
    const missed = anAccepted({ recruiter_attended: false, attended: false, attendance_by: 'recruiter' });
    expect(interviewStageOf(missed, at(hour))).toBe('not_attended');
    expect(byCandidate(missed, mark(true), hour)).toMatchObject({ ...said, ...contested });
    expect(interviewStageOf(anAccepted(said), at(hour))).toBe('contested');
    expect(byCandidate(anAccepted(said), request, 9 * day)).toBe('notAttended');
  });

  it('takes a check-in as evidence, unless the candidate says that they were not there', () => {
    const came = { checked_in_at: at(-hour) };
    expect(byRecruiter(anAccepted(came), mark(false), hour)).toMatchObject({ attended: null });
    expect(interviewStageOf(anAccepted({ ...came, recruiter_attended: false }), at(hour))).toBe('contested');
    expect(byCandidate(anAccepted(came), mark(false), hour)).toMatchObject({ attended: false });
  });

  it('can be appealed with what speaks for the candidate, and the employer can take the absence back', () => {
    const appeal = { action: 'appeal', version: 4, text: 'I waited at the reception until ten.' } as const;
    const missed = anAccepted({ recruiter_attended: false, attended: false, attendance_by: 'recruiter' });
    const changes = byCandidate(missed, appeal, 2 * hour) as Partial<Row>;
    expect(changes).toMatchObject({ appeal_text: appeal.text, appealed_at: at(2 * hour), attended: null });
    const appealed = anAccepted({ ...missed, ...changes });
    expect(byCandidate(appealed, appeal, 3 * hour)).toBe('attendanceMarked');
    expect(byRecruiter(appealed, mark(true), 3 * hour)).toMatchObject({ attended: true });
    expect(byCandidate(anAccepted(), appeal, 2 * hour)).toBe('invalidParameters');
  });

  it('is marked once by each side', () => {
    const marked = anAccepted({ ...attended, version: 5 });
    expect(byCandidate(marked, mark(true), hour)).toBeNull();
    expect(byCandidate(marked, mark(true, 5), hour)).toBe('attendanceMarked');
    expect(byCandidate(marked, mark(false), hour)).toBe('attendanceMarked');
    expect(byRecruiter(anAccepted({ recruiter_attended: true, version: 5 }), mark(false), hour)).toBe(
      'attendanceMarked',
    );
    expect(byCandidate(marked, { ...checkIn, version: 5 }, 0)).toBe('attendanceMarked');
  });
});

describe('the result of an interview', () => {
  const end = 45 * minute;

  it.each([
    ['before the end', { ...attended, result_from: at(0) }, end - 1, 'resultTooEarly'],
    ['before the default of three days', attended, end + 3 * day - 1, 'resultTooEarly'],
    ['from the default', attended, end + 3 * day, { result_requested_at: at(end + 3 * day) }],
    ['before the employer’s day', { ...attended, result_from: at(day) }, day - 1, 'resultTooEarly'],
    ['from the employer’s day', { ...attended, result_from: at(day) }, day, { result_requested_at: at(day) }],
    ['after an absence', absent, 9 * day, 'notAttended'],
    ['before attendance is marked', {}, 9 * day, 'notAttended'],
  ] as const)('can be asked for, or not, %s', (_, row, ms, outcome) => {
    expect(byCandidate(anAccepted(row), request, ms)).toEqual(outcome);
  });

  it('is asked for once', () => {
    const asked = anAccepted({ ...attended, result_requested_at: at(4 * day), version: 5 });
    expect(byCandidate(asked, request, 4 * day)).toBeNull();
    expect(byCandidate(asked, { ...request, version: 5 }, 4 * day)).toBe('resultRequested');
  });

  it('is the employer’s to give once the interview is over, and says that the candidate attended', () => {
    expect(byRecruiter(anAccepted(attended), give('passed'), end - 1)).toBe('resultTooEarly');
    expect(byRecruiter(anAccepted(absent), give('passed'), end)).toBe('notAttended');
    expect(byRecruiter(anAccepted(attended), give('not_suitable'), end)).toEqual({ result: 'not_suitable' });
    expect(byRecruiter(anAccepted(), give('passed'), end)).toEqual({
      ...{ result: 'passed', attended: true, attendance_by: 'recruiter' },
      ...{ jobseeker_attended: null, recruiter_attended: true },
    });
    expect(byRecruiter(anAccepted({ ...attended, result: 'passed' }), give('passed'), end)).toBeNull();
    const short = anAccepted({ ends_at: at(5 * minute) });
    expect(byRecruiter(short, give('passed'), 30 * minute)).toBe('attendanceTooEarly');
  });
});

describe('the stage of an interview', () => {
  it.each([
    ['upcoming', {}, -1],
    ['checked_in', { checked_in_at: at(-hour) }, -1],
    ['checked_in', { checked_in_at: at(-hour) }, 1],
    ['in_progress', {}, 1],
    ['finished', { checked_in_at: at(-hour) }, hour],
    ['completed', attended, hour],
    ['not_attended', absent, hour],
    ['pending_results', { ...attended, result_requested_at: at(4 * day) }, 5 * day],
    ['passed', { ...attended, result: 'passed' }, 5 * day],
    ['not_suitable', { ...attended, result: 'not_suitable' }, 5 * day],
    ['cancelled', { state: 'cancelled' }, hour],
    ['expired', { state: 'pending' }, hour],
  ] as const)('is %s for %o at %d ms from its start', (stage, row, ms) => {
    expect(interviewStageOf(anAccepted(row), at(ms))).toBe(stage);
  });
});
